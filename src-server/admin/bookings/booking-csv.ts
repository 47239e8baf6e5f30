import { type BookingRow, columnsIn } from '../../../shared/admin/booking-columns.ts'
import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import type { Context } from '../../context.ts'
import { streamCsv } from '../exports/stream-csv.ts'
import { readBookings } from './find-bookings.ts'

/**
 * All bookings that match a filter, in its order, as a CSV file: amounts in dollars, dates and times in the business zone.
 * @throws FORBIDDEN between two pages if the caller is no longer allowed to read them
 */
export const bookingCsv = (
  ctx: Context,
  filter: BookingFilter,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> =>
  streamCsv<BookingRow>(
    [(after, size) => readBookings(ctx, { ...filter, after }, size)],
    columnsIn('bookingsCsv').map(({ title, text }) => ({
      title,
      text: (row) => text(row, ctx.timeZone),
    })),
    isAllowed,
  )
