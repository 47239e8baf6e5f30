import type { AdminAction } from '../../shared/admin/actions.ts'
import type { SignedInContext } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { newId } from '../secret.ts'

/**
 * Records what an administrator does, in the same transaction. `subject` is the id of the record that it is done to.
 * @throws FORBIDDEN, which undoes the action, if the user is no longer an administrator
 */
export async function recordAction(
  { user, clock }: SignedInContext,
  trx: Trx,
  action: AdminAction,
  subject: string | null = null,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await mustBeAdmin(trx, user.id)
  await trx
    .insertInto('admin_actions')
    .values({
      id: newId(),
      admin_user_id: user.id,
      action,
      subject,
      facts: JSON.stringify(facts),
      created_at: clock.now().toISOString(),
    })
    .execute()
}

/** An administrator may have been demoted since the call began. @throws FORBIDDEN */
export async function mustBeAdmin(trx: Trx, userId: string): Promise<void> {
  // An update, so that it waits for a demotion in progress.
  const role = await trx
    .updateTable('user_roles')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .returning('role')
    .executeTakeFirst()
  if (!role) throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
}
