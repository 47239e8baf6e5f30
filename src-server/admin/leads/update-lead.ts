import type { UpdateLeadInput } from '../../../shared/admin/leads.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { recordAction } from '../record-action.ts'
import { leadNotFound } from './read-lead.ts'

/**
 * Saves how a lead is followed up: its status, its owner, and a note.
 * @throws NOT_FOUND for an unknown conversation, BAD_REQUEST for an owner who is not an administrator, CONFLICT if
 * somebody else has changed it since the admin saw it
 */
export async function updateLead(ctx: SignedInContext, input: UpdateLeadInput) {
  const { id, status, owner, note, seen } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    const before = await trx
      .updateTable('chat_conversations')
      .set((eb) => ({ note: eb.ref('note') }))
      .where('id', '=', id)
      .returning((eb) => [
        'lead_status as status',
        'note',
        eb
          .selectFrom('users')
          .select('users.email')
          .whereRef('users.id', '=', 'chat_conversations.owner_user_id')
          .as('owner'),
      ])
      .executeTakeFirst()
    if (!before) throw leadNotFound()
    const isAsSeen =
      before.status === seen.status &&
      (before.owner ?? undefined) === seen.owner &&
      (before.note ?? undefined) === seen.note
    if (!isAsSeen) {
      throw new DomainError(
        'conflict',
        'LEAD_CHANGED',
        'Someone else has changed this follow-up. Look at it again, then save once more.',
      )
    }
    await trx
      .updateTable('chat_conversations')
      .set({
        lead_status: status,
        owner_user_id: owner === undefined ? null : await adminWith(trx, owner),
        note: note ?? null,
      })
      .where('id', '=', id)
      .execute()
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
