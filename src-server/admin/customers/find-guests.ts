import type { GuestListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customerSearch } from '../../db/customer-search.ts'
import { countedPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'
import { readMarks } from './read-record.ts'
import { readValues } from './read-values.ts'

/**
 * A page of those who have booked without an account, grouped by the address that they typed, in its order, with what they last
 * typed beside it. Anybody may type any address: `isVerified` says whether the link in one of its emails was opened.
 */
export async function findGuests(ctx: Context, input: GuestListInput, size?: number) {
  const { read } = ctx.database
  const found =
    input.search === undefined
      ? undefined
      : await customerSearch(read, input.search, 'customer_totals.email')
  const page = await countedPage(
    read,
    read
      .selectFrom('customer_totals')
      .select(['customer_totals.email', 'bookings'])
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.email', '=', 'customer_totals.email'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('customer_records')
              .select('customer_records.email')
              .whereRef('customer_records.email', '=', 'customer_totals.email')
              .where('merged_into', 'is not', null),
          ),
        ),
      )
      .$call((query) => (found ? query.where(found) : query)),
    { by: [{ column: 'customer_totals.email', name: 'email' }], descending: false },
    input,
    size,
  )
  const emails = page.rows.map(({ email }) => email)
  const [latest, marksOf, readValue] = await Promise.all([
    latestOrders(read, emails),
    readMarks(read, emails),
    readValues(ctx, 'customer_email_lower', emails),
  ])
  return {
    ...page,
    rows: page.rows.map((row) => {
      const orders = latest.filter(({ email }) => email === row.email)
      return {
        ...row,
        name: orders[0]?.name ?? '',
        phone: orders[0]?.phone ?? '',
        address: orders[0]?.address ?? '',
        isVerified: orders.some(({ confirmedAt }) => confirmedAt !== null),
        ...readValue(row.email),
        ...marksOf(row.email),
      }
    }),
  }
}

/** The orders with these addresses, the latest first. */
const latestOrders = async (db: Db, emails: readonly string[]) =>
  emails.length === 0
    ? []
    : db
        .selectFrom('bookings')
        .select([
          'customer_email_lower as email',
          'customer_name as name',
          'customer_phone as phone',
          'customer_address as address',
          'email_confirmed_at as confirmedAt',
        ])
        .where('customer_email_lower', 'in', emails)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
