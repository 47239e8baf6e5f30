import type { CustomerListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customerSearch } from '../../db/customer-search.ts'
import { countedPage } from '../../db/keyset-page.ts'
import { countRows } from '../figures/totals.ts'
import { readMarks } from './read-record.ts'
import { readValues } from './read-values.ts'
import { registeredCustomers } from './registered-customers.ts'

/** A page of the registered customers with their value in cents and their next visit, and how many there are. */
export async function findCustomers(ctx: Context, input: CustomerListInput, size?: number) {
  const { read } = ctx.database
  const found =
    input.search === undefined ? undefined : await customerSearch(read, input.search, 'users.email')
  const query = registeredCustomers(read).$call((customers) =>
    found ? customers.where(found) : customers,
  )
  const page = await countedPage(
    read,
    query,
    {
      by: [
        { column: 'profiles.created_at', name: 'joinedAt' },
        { column: 'profiles.user_id', name: 'userId' },
      ],
      descending: input.direction === 'newest',
    },
    input,
    size,
  )
  const [marksOf, readValue, { customers }] = await Promise.all([
    readMarks(
      read,
      page.rows.map(({ accountEmail }) => accountEmail),
    ),
    readValues(
      ctx,
      'user_id',
      page.rows.map(({ userId }) => userId),
    ),
    countRows(read),
  ])
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      ...readValue(row.userId),
      ...marksOf(row.accountEmail),
    })),
    ...(found ? {} : { total: customers, isMore: false }),
    /** All of them, found or not. */
    registered: customers,
  }
}
