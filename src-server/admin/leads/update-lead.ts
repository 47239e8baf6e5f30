import type { UpdateLeadInput } from '../../../shared/admin/leads.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { leadNotFound } from './read-lead.ts'

/**
 * Saves how a lead is followed up: its status, its owner, and a note.
 * @throws NOT_FOUND for an unknown conversation, BAD_REQUEST for an owner who is not an administrator, CONFLICT if
 * somebody else has changed it since the admin saw it
 */
export async function updateLead(ctx: SignedInContext, input: UpdateLeadInput) {
  const { id, status, owner, note, seen } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'chat_conversations', 'id', id)
    const before = await trx
      .selectFrom('chat_conversations')
      .leftJoin('users', 'users.id', 'owner_user_id')
      .select(['lead_status as status', 'note', 'users.email as owner'])
      .where('chat_conversations.id', '=', id)
      .executeTakeFirst()
    if (!before) throw leadNotFound()
    const isUnchanged =
      before.status === seen.status &&
      (before.owner ?? undefined) === seen.owner &&
      (before.note ?? undefined) === seen.note
    if (!isUnchanged) {
      throw new DomainError(
        'conflict',
        'LEAD_CHANGED',
        'Someone else has changed this follow-up. Check it, then save again.',
      )
    }
    await trx
      .updateTable('chat_conversations')
      .set({
        lead_status: status,
        owner_user_id: owner === undefined ? null : await findAdmin(trx, owner),
        note: note ?? null,
      })
      .where('id', '=', id)
      .execute()
    await recordAction(ctx, trx, 'lead.update', id, { status, owner })
    return { saved: true as const }
  })
}

async function findAdmin(trx: Trx, email: string): Promise<string> {
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
