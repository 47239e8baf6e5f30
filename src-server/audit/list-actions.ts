import { z } from 'zod'
import type { PageInput } from '../../shared/admin/paging.ts'
import type { Context } from '../context.ts'
import { countedPage } from '../db/keyset-page.ts'
import { parseColumn } from '../db/parse-column.ts'
import { auditActionOf } from './audit-action-of.ts'

const actionFacts = z.record(z.string(), z.unknown())

/** A page of what administrators have done, newest first. Instants in ISO, UTC. */
export async function listActions({ database: { read } }: Context, input: PageInput) {
  const page = await countedPage(
    read,
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
    {
      by: [
        { column: 'admin_actions.created_at', name: 'at' },
        { column: 'admin_actions.id', name: 'id' },
      ],
      descending: true,
    },
    input,
  )
  return {
    ...page,
    rows: page.rows.map(({ action, facts: stored, ...row }) => {
      const facts = parseColumn(actionFacts, stored)
      return { ...row, action: auditActionOf(action, facts), facts }
    }),
  }
}
