import type { PageInput } from '../../shared/admin/paging.ts'
import type { Context } from '../context.ts'
import { keysetPage } from '../db/keyset-page.ts'
import { auditActionOf } from './audit-action-of.ts'

/** A page of what administrators have done, newest first. Instants in ISO, UTC. */
export async function listActions({ database: { read } }: Context, input: PageInput) {
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
    rows: page.rows.map(({ action, facts: stored, ...row }) => {
      const facts = JSON.parse(stored) as Record<string, string | number>
      return { ...row, action: auditActionOf(action, facts), facts }
    }),
  }
}
