import { Skeleton } from '@mantine/core'
import { type BookingStatus, shortId } from '../../shared/booking.ts'
import { formatMoment, wallClock } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { CalendarButtons } from '../booking/calendar-buttons.tsx'
import { trpc } from '../trpc.ts'
import { Facts } from '../ui/facts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Stars } from '../ui/stars.tsx'
import { answersInWords } from './answers-in-words.ts'
import css from './details-drawer.module.css'
import { historyOf } from './history.ts'
import type { BookingDetails, BookingRef } from './own-booking.ts'
import { SideDrawer } from './side-drawer.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useReread } from './use-reread.ts'

interface Props {
  /** With the status from the page behind the drawer. */
  booking: { serviceTitle: string; status?: BookingStatus }
  named: BookingRef
  onClose: () => void
}

/** Everything about a booking: facts, answers, history, calendar links. */
export default function DetailsDrawer({ booking, named, onClose }: Props) {
  useBackCloses(onClose)
  const details = trpc.booking.details.useQuery(named)
  useReread(details.data?.status, booking.status)
  return (
    <SideDrawer title={booking.serviceTitle} onClose={onClose}>
      <Loaded query={details} skeleton={<Skeleton height={420} radius="lg" />}>
        {(known) => <Details details={known} />}
      </Loaded>
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
      <Facts rows={facts} />
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
        <Facts rows={answersInWords(details.serviceId, details.answers)} />
      </section>
      <section>
        <h3>History</h3>
        <ol className={css.history}>
          {historyOf(details).map(({ at, what }) => (
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
