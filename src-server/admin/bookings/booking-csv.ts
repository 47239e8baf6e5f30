import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BookingList, columnsIn } from '../../../shared/admin/booking-columns.ts'
import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { readBookings } from './find-bookings.ts'

/**
 * How long a read takes at most, about: SQLite answers nothing else in the meantime. How many rows that is depends on
 * the disk and on what of the file is in memory, so it is measured from read to read.
 */
const readMs = 8
const rowsPerRead = { first: 50, least: 10, most: 500 }

/**
 * All bookings that match a filter, in its order, as one of the CSV files: amounts in dollars, dates and times in the
 * business zone. They are read a page at a time, so that a million of them take no more memory than a few hundred.
 * @throws FORBIDDEN between two pages if the caller is no longer allowed to read them
 */
export async function* bookingCsv(
  ctx: Context,
  list: Exclude<BookingList, 'table'>,
  filter: BookingFilter,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> {
  const columns = columnsIn(list)
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${csvRow(columns.map(({ title }) => title))}`
  let after: string | undefined
  let size = rowsPerRead.first
  do {
    if (!(await isAllowed())) {
      throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
    }
    const began = performance.now()
    const page = await readBookings(ctx, { ...filter, after }, size)
    size = nextSize(size, performance.now() - began)
    const lines = page.rows.map((row) => csvRow(columns.map(({ text }) => text(row, ctx.timeZone))))
    if (lines.length > 0) yield lines.join('')
    after = page.next
    // SQLite answers without yielding to the event loop: other requests get their turn here.
    await nextTurn()
  } while (after !== undefined)
}

/** The rows of the next read, after one of `size` rows that took `ms`: at most twice as many. */
function nextSize(size: number, ms: number): number {
  const wanted = Math.floor(size * Math.min(2, readMs / ms))
  return Math.max(rowsPerRead.least, Math.min(rowsPerRead.most, wanted))
}

const csvRow = (cells: readonly string[]) => `${cells.map(quoteCell).join(',')}\r\n`

/**
 * What a spreadsheet would run as a formula, at the start of a cell or after a separator, even behind invisible
 * characters.
 */
const formula = /(^|[;\t|])[\p{Cf}\s]*[=+\-@|%＝＋－＠]/u

/** Every cell is quoted; the apostrophe turns a formula into text. */
function quoteCell(cell: string): string {
  const text = formula.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
