import { formatDate, formatTime } from '../../../shared/business-time.ts'
import { formatCents } from '../../../shared/money.ts'
import css from '../admin.module.css'
import { messageLabels } from '../message-labels.ts'
import { momentOf } from '../moment.ts'
import type { BookingRecord } from './rows.ts'

type Event = BookingRecord['history'][number]

const what: Record<Event['kind'], (event: Event) => string> = {
  rescheduled: ({ facts: { to } }) =>
    to ? `Moved to ${formatDate(to.date)}, ${formatTime(to.time)}` : 'Moved',
  cancelled: ({ facts: { fee = 0, reason } }) =>
    `Cancelled, ${fee === 0 ? 'free of charge' : `fee ${formatCents(fee)}`}${reason ? `: ${reason}` : ''}`,
  confirmed: () => 'Confirmed',
  in_progress: () => 'Started',
  completed: () => 'Completed',
  repriced: ({ facts: { price } }) =>
    price
      ? `Price changed from ${formatCents(price.before)} to ${formatCents(price.after)}: part of the order was cancelled`
      : 'Price changed',
  reviewed: ({ facts: { rating = 0 } }) => `Reviewed with ${rating} of 5 stars`,
}

const who = ({ actor, by }: Event) =>
  actor === 'admin' ? (by ?? 'an administrator') : (by ?? 'the customer')

/** Who did what and when, and the delivery state of every message about it. */
export const BookingHistory = ({
  record: { createdAt, history, messages },
}: {
  record: BookingRecord
}) => (
  <>
    <section>
      <h3>History</h3>
      <ol className={css.list}>
        <li>
          <span>Booked</span>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </li>
        {history.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <span>
              {what[event.kind](event)} <small>by {who(event)}</small>
            </span>
            <time dateTime={event.at}>{momentOf(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
    <section>
      <h3>Messages</h3>
      <ul className={css.list}>
        {messages.map(({ id, kind, channel, recipient, status, reason, createdAt: at }) => (
          <li key={id}>
            <span>
              {messageLabels[kind]}{' '}
              <small>
                to {recipient}
                {channel === 'sms' ? ' by text message' : ''}
              </small>
            </span>
            <small>
              {status}: {reason}
            </small>
            <time dateTime={at}>{momentOf(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  </>
)
