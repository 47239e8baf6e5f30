import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'

/** The role may have been taken away since the call began. @throws FORBIDDEN */
export async function requireAdmin(trx: Trx, userId: string): Promise<void> {
  // An update, so that it waits for a demotion that has not been committed yet.
  const role = await trx
    .updateTable('user_roles')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .returning('role')
    .executeTakeFirst()
  if (!role) throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
}
