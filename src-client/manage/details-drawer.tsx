import { Skeleton } from '@mantine/core'
import { type BookingStatus, shortId } from '../../shared/booking.ts'
import { formatMoment, wallClock } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { CalendarButtons } from '../booking/receipt/calendar-buttons.tsx'
import { trpc } from '../trpc.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { SideDrawer } from '../ui/overlay/side-drawer.tsx'
import { useCloseOnBack } from '../ui/overlay/use-close-on-back.ts'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import { Stars } from '../ui/stars.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { bookingHistory } from './booking-history.ts'
import type { BookingDetails, BookingRef } from './customer-booking.ts'
import { describeAnswers } from './describe-answers.ts'
import css from './details-drawer.module.css'
import { useRefreshStaleStatus } from './use-refresh-stale-status.ts'

interface Props {
  /** With the status from the page behind the drawer. */
  booking: { serviceTitle: string; status?: BookingStatus }
  named: BookingRef
  onClose: () => void
}

/** Everything about a booking: facts, answers, history, calendar links. */
export default function DetailsDrawer({ booking, named, onClose }: Props) {
  useCloseOnBack(onClose)
  const details = trpc.booking.details.useQuery(named)
  useRefreshStaleStatus(details.data?.status, booking.status)
  return (
    <SideDrawer title={booking.serviceTitle} onClose={onClose}>
      <QueryBoundary query={details} skeleton={<Skeleton height={420} radius="lg" />}>
        {(known) => <Details details={known} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

function Details({ details }: { details: BookingDetails }) {
  const { id, status, timeZone, contact, quoteAmount, cancellationFee, review } = details
  const facts: [string, string][] = [
    ['Booking ID', shortId(id)],
    ['When', formatMoment(details, timeZone)],
    ['Where', contact.address],
    ['For', contact.fullName],
    ['E-mail', contact.email],
    ['Phone', contact.phone],
    ['Price', formatCents(quoteAmount)],
    ...(cancellationFee === null
      ? []
      : ([['Cancellation fee', cancellationFee === 0 ? 'None' : formatCents(cancellationFee)]] as [
          string,
          string,
        ][])),
    ...(contact.specialInstructions
      ? ([['Instructions', contact.specialInstructions]] as [string, string][])
      : []),
  ]
  return (
    <div className={css.body}>
      <p>
        <StatusBadge status={status} />
      </p>
      <DescriptionList rows={facts} />
      {status === 'cancelled' ? null : (
        <CalendarButtons
          visits={[{ ...details, address: contact.address }]}
          timeZone={timeZone}
          createdAt={details.createdAt}
        />
      )}
      {review ? (
        <section>
          <h3>Your review</h3>
          <p>
            <Stars rating={review.rating} />
          </p>
          {review.text ? <p className={css.text}>{review.text}</p> : null}
        </section>
      ) : null}
      <section>
        <h3>Your answers</h3>
        <DescriptionList rows={describeAnswers(details.serviceId, details.answers)} />
      </section>
      <section>
        <h3>History</h3>
        <ol className={css.history}>
          {bookingHistory(details).map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              <span>{what}</span>
              <time dateTime={at}>{formatMoment(wallClock(new Date(at), timeZone), timeZone)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
