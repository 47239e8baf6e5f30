import { sql } from 'kysely'
import { type BookingRow, bookingColumns } from '../../../shared/admin/booking-columns.ts'
import type { BookingFilter, BookingListInput } from '../../../shared/admin/bookings.ts'
import type { Page, PageTotal } from '../../../shared/admin/paging.ts'
import { addDays, instantOf } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { countedPage, keysetPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'
import { countRows } from '../figures/totals.ts'
import { completeRows } from './complete-rows.ts'
import { bookingSearch, hasStatus, isOneOf } from './search.ts'

const orders = {
  created: [
    { column: 'bookings.created_at', name: 'createdAt' },
    { column: 'bookings.id', name: 'id' },
  ],
  scheduled: [
    { column: 'bookings.scheduled_date', name: 'date' },
    { column: 'bookings.scheduled_time', name: 'time' },
    { column: 'bookings.id', name: 'id' },
  ],
} as const

/** Every field that a column needs, once. */
const fields = [...new Set(bookingColumns.flatMap((column) => column.fields))]

/**
 * A page of all bookings, searched, filtered and sorted here, because the browser cannot hold a million of them.
 * Amounts in cents, dates and times in the business zone, instants in ISO, UTC.
 * @throws BAD_REQUEST for a page that does not exist
 */
export async function findBookings(
  ctx: Context,
  input: BookingListInput,
): Promise<Page<BookingRow> & PageTotal> {
  const { database, timeZone } = ctx
  const { search, status, serviceId, payment, ids, from, to } = input
  const isFiltered = Boolean(status ?? serviceId ?? payment ?? ids ?? from ?? to)
  const isSearchAlone = search !== undefined && !isFiltered
  const query = await matching(database.read, input, timeZone)
  const counted = isSearchAlone ? await matching(database.read, input, timeZone, true) : query
  const found = await countedPage(
    database.read,
    query.select(fields),
    orderOf(input),
    input,
    counted.select(fields),
  )
  const page = { ...found, rows: await completeRows(ctx, found.rows, input) }
  if (search !== undefined || isFiltered) return page
  return { ...page, total: (await countRows(database.read)).bookings, isMore: false }
}

/** So many rows of the list, for a file. */
export async function readBookings(
  ctx: Context,
  input: BookingListInput,
  size: number,
): Promise<Page<BookingRow>> {
  const query = await matching(ctx.database.read, input, ctx.timeZone)
  const page = await keysetPage(query.select(fields), orderOf(input), input, size)
  return { ...page, rows: await completeRows(ctx, page.rows, input) }
}

const orderOf = ({ by, direction }: BookingFilter) => ({
  by: orders[by],
  descending: direction === 'newest',
})

async function matching(db: Db, filter: BookingFilter, timeZone: string, isCounted = false) {
  const { search, status, serviceId, payment, ids } = filter
  const isNarrow = serviceId !== undefined || (status !== undefined && status !== 'completed')
  const found =
    search === undefined ? undefined : await bookingSearch(db, search, { isNarrow, isCounted })
  const [first, end] = datesOf(filter, timeZone)
  const date = filter.by === 'created' ? 'bookings.created_at' : 'bookings.scheduled_date'
  return db
    .selectFrom('bookings')
    .$call((query) =>
      status === undefined ? query : query.where(hasStatus(status, found?.isOfFew ?? false)),
    )
    .$call((query) =>
      serviceId === undefined ? query : query.where(isOneOf([serviceId], found?.isOfFew ?? false)),
    )
    .$call((query) => (payment === undefined ? query : query.where(isUnpaid)))
    .$call((query) => (first === undefined ? query : query.where(date, '>=', first)))
    .$call((query) => (end === undefined ? query : query.where(date, '<', end)))
    .$call((query) =>
      ids === undefined ? query : query.where('bookings.id', 'in', ids.split(',')),
    )
    .$call((query) => (found === undefined ? query : query.where(found.condition)))
}

/** In the words of the partial indexes: with parameters SQLite would not use them. */
const isUnpaid = sql<boolean>`payment_status <> 'paid' and (status = 'completed' or cancellation_fee > 0)`

/** The start (inclusive) and end (exclusive) of the period, in the format of the column that it filters. */
function datesOf({ by, from, to }: BookingFilter, timeZone: string) {
  const dayAfter = to === undefined ? undefined : addDays(to, 1)
  if (by === 'scheduled') return [from, dayAfter]
  const midnight = (date: string | undefined) =>
    date === undefined ? undefined : instantOf({ date, time: '00:00' }, timeZone).toISOString()
  return [midnight(from), midnight(dayAfter)]
}
