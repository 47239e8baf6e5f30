import type { AuditAction } from '../../shared/admin/audit.ts'
import type { SignedInContext } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { insertAction } from './insert-action.ts'
import { requireAdmin } from './require-admin.ts'

/**
 * Records what an administrator does, in the transaction that does it. `subject` is the id of the record that it is done to.
 * @throws FORBIDDEN, and nothing is done, where the caller is no longer an administrator
 */
export async function recordAction(
  { user, clock }: SignedInContext,
  trx: Trx,
  action: AuditAction,
  subject: string | null = null,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await requireAdmin(trx, user.id)
  await insertAction(trx, { adminUserId: user.id, action, subject, facts, at: clock.now() })
}
