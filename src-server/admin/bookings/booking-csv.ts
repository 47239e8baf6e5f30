import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import { shortId } from '../../../shared/booking.ts'
import { wallClock } from '../../../shared/business-time.ts'
import type { SignedInContext } from '../../context.ts'
import { findBookings } from './find-bookings.ts'

const rowsPerRead = 500

const titles = [
  'Booking ID',
  'Customer',
  'E-mail',
  'Service',
  'Status',
  'Payment',
  'Amount',
  'Date',
  'Time',
  'Created',
]

/**
 * All bookings that a filter fits, in its order, as CSV: amounts in dollars, dates and times in the business zone. They
 * are read a page at a time, so that a million of them take no more memory than a few hundred.
 */
export async function* bookingCsv(
  ctx: SignedInContext,
  filter: BookingFilter,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that the letters are UTF-8.
  yield `\uFEFF${line(titles)}`
  let after: string | undefined
  do {
    const page = await findBookings(ctx, { ...filter, after }, rowsPerRead)
    const lines = page.rows.map((row) =>
      line([
        shortId(row.id),
        row.customerName,
        row.customerEmail,
        row.serviceTitle,
        row.status,
        row.paymentStatus,
        (row.quoteAmount / 100).toFixed(2),
        row.date,
        row.time,
        wallClock(new Date(row.createdAt), ctx.timeZone).date,
      ]),
    )
    if (lines.length > 0) yield lines.join('')
    after = page.next
  } while (after !== undefined)
}

const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/** A cell that begins like a formula would be run by a spreadsheet: the apostrophe makes it text. */
function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
