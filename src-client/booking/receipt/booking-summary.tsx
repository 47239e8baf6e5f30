import type { inferRouterOutputs } from '@trpc/server'
import { shortId } from '../../../shared/booking.ts'
import { isLive } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { groupByTime } from '../../../shared/time/group-by-time.ts'
import { ProfessionalLine } from '../../people/professional-line.tsx'
import type { AppRouter } from '../../trpc.ts'
import list from '../../ui/description-list.module.css'
import { CalendarButtons } from './calendar-buttons.tsx'
import { calendarVisit } from './calendar-links.ts'
import css from './receipt.module.css'

export type Receipt = inferRouterOutputs<AppRouter>['booking']['receipt']

/** The booking's id; with several bookings, each id is beside its service. */
export const BookingIds = ({ receipt: { bookings } }: { receipt: Receipt }) =>
  bookings.length === 1 ? (
    <p className={css.lead}>
      Booking ID <strong className="figures">{shortId(bookings[0]?.id ?? '')}</strong>
    </p>
  ) : (
    <p className={css.lead}>{bookings.length} bookings, each with its ID below.</p>
  )

/** What was booked, when, where and for how much, with its calendar links. */
export function BookingSummary({ receipt }: { receipt: Receipt }) {
  const { timeZone, contact, bookings, createdAt } = receipt
  const [first] = bookings
  if (!first) return null
  const visits = groupByTime(bookings)
  const total = bookings.reduce((sum, booking) => sum + booking.quoteAmount, 0)
  const live = bookings
    .filter(({ status }) => isLive(status))
    .map((booking) => calendarVisit(booking, contact.address))
  return (
    <section className={css.card}>
      <dl className={list.list}>
        {bookings.map((booking) => (
          <div key={booking.id}>
            <dt>
              {booking.serviceTitle}{' '}
              {bookings.length > 1 ? (
                <strong className={css.id}>{shortId(booking.id)}</strong>
              ) : null}
            </dt>
            <dd className={list.amount}>{formatCents(booking.quoteAmount)}</dd>
          </div>
        ))}
        {bookings.length > 1 ? (
          <div>
            <dt>Total</dt>
            <dd className={list.amount}>{formatCents(total)}</dd>
          </div>
        ) : null}
        {visits.map((visit) => (
          <div key={`${visit.date} ${visit.time}`}>
            <dt>When</dt>
            <dd>
              {formatMoment(visit, timeZone)}
              {visits.length > 1
                ? ` (${visit.together.map(({ serviceTitle }) => serviceTitle).join(', ')})`
                : null}
            </dd>
          </div>
        ))}
        {bookings.map(({ id, professional, serviceTitle, status }) =>
          professional && isLive(status) ? (
            <div key={`who ${id}`}>
              <dt>{bookings.length === 1 ? 'Professional' : `Professional: ${serviceTitle}`}</dt>
              <dd>
                <ProfessionalLine professional={professional} />
              </dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>Where</dt>
          <dd>{contact.address}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{contact.fullName}</dd>
        </div>
        {contact.specialInstructions ? (
          <div>
            <dt>Instructions</dt>
            <dd>{contact.specialInstructions}</dd>
          </div>
        ) : null}
      </dl>
      <CalendarButtons visits={live} timeZone={timeZone} createdAt={createdAt} />
    </section>
  )
}
