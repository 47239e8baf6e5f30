import { safeRedirect } from '../../../shared/pages/redirect.ts'
import type { AccountMailInput } from '../../../shared/people/account.ts'
import type { Context } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import type { MessageFacts } from '../../mail/messages/messages.ts'
import { enqueue } from '../../mail/outbox.ts'
import { createLink } from './account-links.ts'

type AccountMailKind = 'verifyEmail' | 'accountExists' | 'resetPassword'

/** A second email of the same kind within this time would only bury the first. */
const minIntervalMs = 60_000

/**
 * Queues an account email, or stores why it is withheld. Both take the same time, so that nobody learns which addresses
 * have an account.
 */
export async function sendAccountMail<Kind extends AccountMailKind>(
  { clock }: Context,
  trx: Trx,
  email: string,
  kind: Kind,
  facts: MessageFacts[Kind],
  withheldBecause?: string,
): Promise<void> {
  await enqueue(trx, {
    kind,
    recipient: email,
    facts,
    status: withheldBecause ? 'held' : 'queued',
    reason: withheldBecause ?? 'account mail always goes out',
    createdAt: clock.now().toISOString(),
    causedBy: 'visitorClick',
  })
}

/**
 * Sends a link for setting a new password, also to an address that was never verified. The answer is the same for every
 * address.
 */
export async function requestPasswordReset(
  ctx: Context,
  { email, redirect }: AccountMailInput,
): Promise<{ sent: true }> {
  await ctx.database.write.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    const linkId = await createLink(ctx, trx, { purpose: 'reset', userId: user?.id ?? null })
    const facts = { linkId, redirect: safeRedirect(redirect) }
    const recent = await recentlySent(ctx, trx, email, 'resetPassword')
    const withheldBecause = user ? recent : 'no account has this address'
    await sendAccountMail(ctx, trx, email, 'resetPassword', facts, withheldBecause)
  })
  return { sent: true }
}

/** Why a second email of this kind is withheld; undefined if none was sent within the last minute. */
export async function recentlySent(
  { clock }: Context,
  trx: Trx,
  email: string,
  kind: AccountMailKind,
) {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(clock.now().getTime() - minIntervalMs).toISOString())
    .where('status', '<>', 'held')
    .limit(1)
    .executeTakeFirst()
  return mail && 'the same mail went out within the last minute'
}

/** Addresses without an account are not kept for longer than a day. */
export async function deleteOldResetMails({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('outbox')
    .where('kind', '=', 'resetPassword')
    .where('status', '=', 'held')
    .where('created_at', '<', new Date(clock.now().getTime() - 24 * 3_600_000).toISOString())
    .execute()
}
