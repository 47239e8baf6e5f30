import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { shortId } from '../../../shared/booking.ts'
import { describeEmail } from '../../../shared/people/no-email.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import type { AppRouter } from '../../trpc.ts'
import { statusLabels } from '../../ui/status-labels.ts'

type Found = inferRouterOutputs<AppRouter>['admin']['search']['find']

/** A line of the search, and the page that it opens. */
export interface SearchResult {
  key: string
  title: string
  text: string
  link: LinkOptions
}

/** Bookings by their number and professionals first; then each customer with the visit that they are likely to ask about. */
export const searchResults = ({ professionals, bookings, customers }: Found): SearchResult[] => [
  ...bookings.map((booking) => ({
    ...visitResult(booking, booking.customerName),
    title: `${shortId(booking.id)} ${booking.serviceTitle}`,
  })),
  ...professionals.map(({ id, name }) => ({
    key: `professional ${id}`,
    title: name,
    text: 'Professional',
    link: linkOptions({
      to: '/admin/professionals/$professionalId',
      params: { professionalId: id },
    }),
  })),
  ...customers.flatMap(({ visit, ...customer }) => [
    customerResult(customer),
    ...(visit ? [visitResult(visit, customer.name)] : []),
  ]),
]

const customerResult = (one: Omit<Found['customers'][number], 'visit'>): SearchResult => ({
  key: `customer ${one.email}`,
  title: `${one.name || describeEmail(one.email)}${one.userId === null ? ' (guest)' : ''}`,
  text: [one.phone, one.address, describeEmail(one.email)].filter(Boolean).join(' · '),
  link:
    one.userId === null
      ? linkOptions({ to: '/admin/customers/guest', search: { email: one.email } })
      : linkOptions({ to: '/admin/customers/$userId', params: { userId: one.userId } }),
})

const visitResult = (
  visit: NonNullable<Found['customers'][number]['visit']>,
  customerName: string,
): SearchResult => ({
  key: `booking ${visit.id}`,
  title: visit.serviceTitle,
  text: `${customerName} · ${formatVisit(visit)} · ${statusLabels[visit.status]}`,
  link: linkOptions({ to: '/admin/bookings', search: { open: visit.id } }),
})
