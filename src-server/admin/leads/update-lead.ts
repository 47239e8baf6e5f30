import type { UpdateLeadInput } from '../../../shared/admin/leads.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'
import { leadNotFound } from './read-lead.ts'

/**
 * Saves how a lead is followed up: its status, who sees to it, and a note.
 * @throws NOT_FOUND for an unknown conversation, BAD_REQUEST for an owner who is no administrator
 */
export async function updateLead(ctx: SignedInContext, input: UpdateLeadInput) {
  const { id, status, owner, note } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('chat_conversations')
      .set({
        lead_status: status,
        owner_user_id: owner === undefined ? null : await adminWith(trx, owner),
        note: note ?? null,
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw leadNotFound()
    await recordAction(ctx, trx, 'changed a lead', id, { status, owner })
    return { saved: true as const }
  })
}

async function adminWith(trx: Trx, email: string): Promise<string> {
  const admin = await trx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email.toLowerCase())
    .where('role', '=', 'admin')
    .executeTakeFirst()
  if (admin) return admin.id
  throw new DomainError('invalid', 'NOT_ADMIN', 'Choose an administrator.', 'owner')
}
