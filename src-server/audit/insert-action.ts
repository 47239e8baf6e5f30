import type { AuditAction } from '../../shared/admin/audit.ts'
import type { Trx } from '../db/types.ts'
import { newId } from '../secrets.ts'

interface Action {
  /** Null where it was done on the server's command line. */
  adminUserId: string | null
  action: AuditAction
  /** The id of the record that it was done to. */
  subject: string | null
  facts: Readonly<Record<string, unknown>>
  at: Date
}

/** Adds an entry to the audit log, in the transaction of what it records. */
export async function insertAction(
  trx: Trx,
  { adminUserId, action, subject, facts, at }: Action,
): Promise<void> {
  await trx
    .insertInto('admin_actions')
    .values({
      id: newId(),
      admin_user_id: adminUserId,
      action,
      subject,
      facts: JSON.stringify(facts),
      created_at: at.toISOString(),
    })
    .execute()
}
