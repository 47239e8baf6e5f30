import { shortId } from '../../shared/booking.ts'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import { googleCalendarUrl, icsFile } from '../../shared/calendar-event.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationPolicy, confirmedMeaning } from '../../shared/policy.ts'
import { layout } from './layout.ts'
import type { Mail, TemplateTools } from './templates.ts'

/** Amounts in cents, date and time in the business zone. */
export interface BookingReceivedFacts {
  groupId: string
  customerName: string
  address: string
  instructions?: string | undefined
  date: string
  time: string
  bookings: { id: string; serviceTitle: string; amount: number }[]
}

/** Tells a customer that the time is secured, with a link to the booking (section 8; decisions 16 and 18). */
export function bookingReceived(
  facts: BookingReceivedFacts,
  { env, secrets, queuedAt }: TemplateTools,
): Mail {
  const { bookings, date, time, address, instructions } = facts
  const titles = bookings.map((booking) => booking.serviceTitle).join(', ')
  const when = `${formatDate(date)}, ${formatTime(time)} ${zoneName({ date, time }, env.TIME_ZONE)}`
  const total = bookings.reduce((sum, booking) => sum + booking.amount, 0)
  const leading = bookings[0]?.id ?? ''
  const event = { id: facts.groupId, serviceTitle: titles, date, time, address }
  const manageUrl = `${env.PUBLIC_URL}/manage/${leading}#${secrets.guestToken(facts.groupId)}`
  return {
    subject: `Your ${titles} booking: ${when}`,
    ...layout({
      title: `${titles}, ${when}`,
      paragraphs: [`Hello ${facts.customerName}, thank you for booking with us.`, confirmedMeaning],
      facts: [
        ...bookings.map((booking): [string, string] => [
          booking.serviceTitle,
          `${formatCents(booking.amount)} (booking ${shortId(booking.id)})`,
        ]),
        ['Total', formatCents(total)],
        ['When', when],
        ['Where', address],
        ...(instructions ? [['Instructions', instructions] as [string, string]] : []),
      ],
      action: { label: 'See your booking', url: manageUrl },
      links: [{ label: 'Add it to Google Calendar', url: googleCalendarUrl(event, env.TIME_ZONE) }],
      small: [cancellationPolicy.join(' '), 'This is a demo booking: no payment is taken.'],
    }),
    attachments: [
      {
        filename: 'booking.ics',
        content: icsFile(event, env.TIME_ZONE, queuedAt),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }
}
