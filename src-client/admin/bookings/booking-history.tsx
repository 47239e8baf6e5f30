import { describeEvent } from '../../manage/booking-history.ts'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { messageLabel } from '../message-label.ts'
import type { BookingRecord } from './rows.ts'

type Event = BookingRecord['history'][number]

const stepLabels: Partial<Record<Event['kind'], string>> = {
  confirmed: 'Confirmed',
  in_progress: 'Started',
  completed: 'Completed',
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
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </li>
        {history.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <span>
              {stepLabels[event.kind] ?? describeEvent(event)} <small>by {who(event)}</small>
            </span>
            <time dateTime={event.at}>{formatInstant(event.at)}</time>
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
              {messageLabel(kind)}{' '}
              <small>
                to {recipient}
                {channel === 'sms' ? ' by text message' : ''}
              </small>
            </span>
            <small>
              {status}: {reason}
            </small>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  </>
)
