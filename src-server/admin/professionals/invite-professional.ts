import { invitationDays } from '../../../shared/people/account.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { newId, sha256 } from '../../secrets.ts'
import { professionalNotFound } from './save-professional.ts'

/** A second invitation within this time is a double click. */
const minIntervalMs = 60_000

/**
 * Emails a professional a link that gives them a sign-in. An earlier link no longer works; a second call within a minute
 * sends nothing and says so.
 * @throws CONFLICT if they are inactive, have no email, or have a sign-in; NOT_FOUND
 */
export async function inviteProfessional(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<{ email: string; isSent: boolean }> {
  const now = ctx.clock.now()
  return ctx.database.write.transaction().execute(async (trx) => {
    const { email, first_name: firstName, ...professional } = await lockProfessional(trx, id)
    if (professional.is_active !== 1) throw refusal('Only active professionals can sign in.')
    if (professional.user_id !== null) throw refusal(`${firstName} can already sign in.`)
    if (email === null) throw refusal(`Add an email to ${firstName}’s profile first.`)
    const recent = await trx
      .selectFrom('professional_invitations')
      .select('id')
      .where('professional_id', '=', id)
      .where('created_at', '>', new Date(now.getTime() - minIntervalMs).toISOString())
      .executeTakeFirst()
    if (recent) return { email, isSent: false }
    const invitationId = newId()
    await withdrawInvitation(trx, id)
    await trx
      .insertInto('professional_invitations')
      .values({
        id: invitationId,
        token_hash: sha256(ctx.secrets.linkToken(invitationId)),
        professional_id: id,
        email,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + invitationDays * 24 * 3_600_000).toISOString(),
      })
      .execute()
    await enqueue(trx, {
      kind: 'professionalInvited',
      recipient: email,
      facts: { invitationId, firstName },
      status: 'queued',
      reason: 'account mail always goes out',
      createdAt: now.toISOString(),
    })
    await recordAction(ctx, trx, 'professional.invite', id)
    return { email, isSent: true }
  })
}

/**
 * Withdraws the invitation of a professional, or ends their sign-in: the account stays, as a customer's.
 * @throws NOT_FOUND
 */
export async function removeSignIn(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<{ removed: true }> {
  await ctx.database.write.transaction().execute(async (trx) => {
    await lockProfessional(trx, id)
    await withdrawInvitation(trx, id)
    await trx.updateTable('professionals').set({ user_id: null }).where('id', '=', id).execute()
    await recordAction(ctx, trx, 'professional.removeSignIn', id)
  })
  return { removed: true }
}

/** Its link no longer works. */
export const withdrawInvitation = (trx: Trx, professionalId: string) =>
  trx
    .deleteFrom('professional_invitations')
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

async function lockProfessional(trx: Trx, id: string) {
  await lockRows(trx, 'professionals', 'id', id)
  const professional = await trx
    .selectFrom('professionals')
    .select(['first_name', 'email', 'is_active', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!professional) throw professionalNotFound()
  return professional
}

const refusal = (message: string) => new DomainError('conflict', 'CANNOT_INVITE', message)
