import type { CustomerListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customersFoundBy } from '../../db/customer-words.ts'
import { keysetPage } from '../keyset-page.ts'
import { registered } from './registered.ts'

/** A page of the registered customers and how many there are. */
export async function findCustomers({ database: { read } }: Context, input: CustomerListInput) {
  const found =
    input.search === undefined
      ? undefined
      : await customersFoundBy(read, input.search, 'users.email')
  const query = registered(read).$if(found !== undefined, (some) =>
    found ? some.where(found) : some,
  )
  const [page, count] = await Promise.all([
    keysetPage(
      query,
      {
        by: ['profiles.created_at', 'profiles.user_id'],
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
  return { ...page, total: count?.total ?? 0 }
}
