import type { CustomerListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customerSearch } from '../../db/customer-search.ts'
import { countedPage, keysetPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'
import { countRows } from '../figures/totals.ts'
import { countedElsewhere, isNotMerged } from './merged.ts'
import { readBookingsOf } from './read-bookings-of.ts'
import { readMarks } from './read-record.ts'
import { registeredCustomers } from './registered-customers.ts'

/** A page of the registered customers with their value in cents and their next visit, and how many there are. */
export async function findCustomers(ctx: Context, input: CustomerListInput) {
  const { read } = ctx.database
  const query = await findRegistered(read, input, input.search !== undefined)
  const page = await countedPage(read, query, orderOf(input), input)
  const [marksOf, bookingsOf, { customers }, merged] = await Promise.all([
    readMarks(
      read,
      page.rows.map(({ accountEmail }) => accountEmail),
    ),
    readBookingsOf(ctx, page.rows.map(asCustomer)),
    countRows(read),
    countMerged(read),
  ])
  return {
    ...page,
    rows: page.rows.map((row) => {
      const marks = marksOf(row.accountEmail)
      const { value, nextVisit } = bookingsOf(asCustomer(row))
      return { ...row, ...marks, ...(marks.isMerged ? countedElsewhere : { value, nextVisit }) }
    }),
    ...(input.search === undefined ? { total: customers - merged, isMore: false } : {}),
    /** All of them, found or not. */
    registered: customers - merged,
  }
}

/** The same, of any size, with what they have booked, for a file. */
export async function exportCustomers(ctx: Context, input: CustomerListInput, size: number) {
  const query = await findRegistered(ctx.database.read, input, false)
  const page = await keysetPage(query, orderOf(input), input, size)
  const bookingsOf = await readBookingsOf(ctx, page.rows.map(asCustomer))
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...bookingsOf(asCustomer(row)) })) }
}

/** The accounts that are second ones of other customers. */
async function countMerged(read: Db): Promise<number> {
  const { merged } = await read
    .selectFrom('customer_records')
    .innerJoin('users', 'users.email', 'customer_records.email')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select((eb) => eb.fn.countAll<number>().as('merged'))
    // For `is not null` SQLite would read all records.
    .where('merged_into', '>', '')
    .executeTakeFirstOrThrow()
  return merged
}

/** Those that are merged into others are found by a search alone: the others have their bookings too. */
async function findRegistered(read: Db, { search }: CustomerListInput, findsMerged: boolean) {
  const all = registeredCustomers(read)
  const query = findsMerged ? all : all.where(isNotMerged('users.email'))
  return search === undefined
    ? query
    : query.where(await customerSearch(read, search, 'users.email'))
}

const orderOf = ({ direction }: CustomerListInput) =>
  ({
    by: [
      { column: 'profiles.created_at', name: 'joinedAt' },
      { column: 'profiles.user_id', name: 'userId' },
    ],
    descending: direction === 'newest',
  }) as const

const asCustomer = ({ userId, accountEmail }: { userId: string; accountEmail: string }) => ({
  userId,
  email: accountEmail,
})
