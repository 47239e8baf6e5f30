import type { BookingRow } from '../../../shared/admin/booking-columns.ts'
import { formatList } from '../../../shared/format/format-list.ts'
import type { BookingRecord } from './rows.ts'

/** What the toast says about a message to the customer; `told` where one goes out. */
export const describeTold = (
  { reach }: Pick<BookingRecord, 'reach'>,
  told = 'The customer will be notified.',
): string => (reach === 'call' ? 'No message will be sent. Please call the customer.' : told)

/** Whom of several customers no message reaches; undefined if all of them get one. */
export function describeCalls(
  bookings: readonly Pick<BookingRow, 'reach' | 'customerName'>[],
): string | undefined {
  const names = new Set(
    bookings.filter(({ reach }) => reach === 'call').map(({ customerName }) => customerName),
  )
  if (names.size === 0) return undefined
  return `${formatList([...names])} won’t get a message. Please call.`
}
