import type { inferRouterOutputs } from '@trpc/server'
import { shortId } from '../../shared/booking.ts'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import type { AppRouter } from '../trpc.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { calendarLinks } from './calendar-links.ts'
import css from './receipt.module.css'

export type Receipt = inferRouterOutputs<AppRouter>['booking']['receipt']

/** The id of a booking; of several, each stands beside its service. */
export const BookingIds = ({ receipt: { bookings } }: { receipt: Receipt }) =>
  bookings.length === 1 ? (
    <p className={css.lead}>
      Booking ID <strong className="figures">{shortId(bookings[0]?.id ?? '')}</strong>
    </p>
  ) : (
    <p className={css.lead}>{bookings.length} bookings, each with its ID below.</p>
  )

/** What was booked, when, where and for how much, with its calendar links. */
export function BookingFacts({ receipt }: { receipt: Receipt }) {
  const { date, time, timeZone, contact, bookings } = receipt
  const total = bookings.reduce((sum, booking) => sum + booking.quoteAmount, 0)
  const links = calendarLinks(receipt)
  return (
    <section className={css.card}>
      <dl className={css.facts}>
        {bookings.map((booking) => (
          <div key={booking.id}>
            <dt>
              {booking.serviceTitle}{' '}
              {bookings.length > 1 ? (
                <strong className={css.id}>{shortId(booking.id)}</strong>
              ) : null}
            </dt>
            <dd className={css.amount}>{formatCents(booking.quoteAmount)}</dd>
          </div>
        ))}
        {bookings.length > 1 ? (
          <div>
            <dt>Total</dt>
            <dd className={css.amount}>{formatCents(total)}</dd>
          </div>
        ) : null}
        <div>
          <dt>When</dt>
          <dd>
            {formatDate(date)}, {formatTime(time)} {zoneName({ date, time }, timeZone)}
          </dd>
        </div>
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
      <p className={css.calendar}>
        <a href={links.google} target="_blank" rel="noreferrer">
          <CalendarIcon size={18} /> Add to Google Calendar
        </a>
        <a href={links.ics} download="booking.ics">
          <CalendarIcon size={18} /> Download .ics file
        </a>
      </p>
    </section>
  )
}
