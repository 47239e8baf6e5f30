import type { AdminAction } from '../../shared/admin/actions.ts'
import type { SignedInContext } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { newId } from '../secret.ts'

/** Writes down what an administrator does, in the transaction that does it. `subject` is the id of what it is done to. */
export async function recordAction(
  { user, clock }: SignedInContext,
  trx: Trx,
  action: AdminAction,
  subject: string | null = null,
  facts: Record<string, unknown> = {},
): Promise<void> {
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
