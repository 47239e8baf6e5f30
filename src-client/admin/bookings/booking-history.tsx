import { Link } from '@tanstack/react-router'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { describeEvent } from '../../manage/booking-history.ts'
import { describePayment } from '../../payments/payment-words.ts'
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

const lineOf = (event: Event) => ({
  at: event.at,
  text: stepLabels[event.kind] ?? describeEvent(event),
  by: event.by ?? (event.actor === 'admin' ? 'an administrator' : 'the customer'),
})

const paymentLine = (payment: BookingRecord['recordedPayments'][number]) => {
  const { at, by, receiptNumber, note, voidReason } = payment
  const more = [
    receiptNumber === null ? '' : `receipt ${receiptNumber}`,
    note ?? '',
    voidReason === null ? '' : `void: ${voidReason}`,
  ]
  return {
    at,
    text: [describePayment(payment), ...more].filter(Boolean).join(', '),
    by: by ?? 'an administrator',
  }
}

/** Who did what and when, and the delivery state of every message about it. */
export const BookingHistory = ({
  record: { createdAt, history, recordedPayments, messages },
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
        {[...history.map(lineOf), ...recordedPayments.map(paymentLine)]
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ at, text, by }) => (
            <li key={`${at} ${text}`}>
              <span>
                {text} <small>by {by}</small>
              </span>
              <time dateTime={at}>{formatInstant(at)}</time>
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
              <Link to="/admin/mail" search={{ open: id }}>
                {messageLabel(kind)}
              </Link>{' '}
              <small>
                {recipient && hasEmail(recipient)
                  ? `to ${recipient}`
                  : channel === 'email'
                    ? 'by email'
                    : ''}
                {channel === 'sms' ? ' by text message' : ''}
              </small>
            </span>
            <small>
              {status === 'held' ? `withheld: ${reason}` : status === 'waiting' ? reason : status}
            </small>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  </>
)
