import { lockRows } from '../db/lock-rows.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'

/** The role may have been taken away since the call began. @throws FORBIDDEN */
export async function requireAdmin(trx: Trx, userId: string): Promise<void> {
  await lockRows(trx, 'user_roles', 'user_id', userId)
  const role = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  if (!role) throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
}
