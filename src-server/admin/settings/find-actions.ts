import type { PageInput } from '../../../shared/admin/paging.ts'
import type { Context } from '../../context.ts'
import { keysetPage } from '../keyset-page.ts'

/** A page of what administrators have done, newest first. Instants in ISO, UTC. */
export async function findActions({ database: { read } }: Context, input: PageInput) {
  const page = await keysetPage(
    read
      .selectFrom('admin_actions')
      .leftJoin('users', 'users.id', 'admin_user_id')
      .select([
        'admin_actions.id',
        'users.email as by',
        'action',
        'subject',
        'facts',
        'admin_actions.created_at as at',
      ]),
    { by: ['admin_actions.created_at', 'admin_actions.id'], descending: true },
    input,
  )
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      facts: JSON.parse(row.facts) as Record<string, string | number>,
    })),
  }
}
