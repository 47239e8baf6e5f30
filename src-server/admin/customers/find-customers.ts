import type { CustomerListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customerSearch } from '../../db/customer-search.ts'
import { keysetPage } from '../../db/keyset-page.ts'
import { readValues } from './read-values.ts'
import { registeredCustomers } from './registered-customers.ts'

/** A page of the registered customers with their value in cents and their next visit, and how many there are. */
export async function findCustomers(ctx: Context, input: CustomerListInput) {
  const { read } = ctx.database
  const found =
    input.search === undefined ? undefined : await customerSearch(read, input.search, 'users.email')
  const query = registeredCustomers(read).$call((customers) =>
    found ? customers.where(found) : customers,
  )
  const [page, count] = await Promise.all([
    keysetPage(
      query,
      {
        by: [
          { column: 'profiles.created_at', name: 'joinedAt' },
          { column: 'profiles.user_id', name: 'userId' },
        ],
        descending: input.direction === 'newest',
      },
      input,
    ),
    read
      .selectFrom('live_topics')
      .select('total')
      .where('topic', '=', 'profiles')
      .executeTakeFirst(),
  ])
  const readValue = await readValues(
    ctx,
    'user_id',
    page.rows.map(({ userId }) => userId),
  )
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, ...readValue(row.userId) })),
    total: count?.total ?? 0,
  }
}
