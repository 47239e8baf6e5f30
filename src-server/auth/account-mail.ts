import type { AccountMailInput } from '../../shared/account.ts'
import { safeRedirect } from '../../shared/redirect.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { enqueue } from '../mail/outbox.ts'
import type { TemplateFacts } from '../mail/templates.ts'
import { createLink } from './account-links.ts'

type AccountMailKind = 'verifyEmail' | 'accountExists' | 'resetPassword'

/** A second mail of a kind within this time would only bury the first. */
const oneMailMs = 60_000

/** Queues an account mail, or stores why it is held back, which takes the same time (R25). */
export async function sendAccountMail<Kind extends AccountMailKind>(
  { clock }: Context,
  trx: Trx,
  email: string,
  kind: Kind,
  facts: TemplateFacts[Kind],
  heldBack?: string,
): Promise<void> {
  await enqueue(trx, {
    kind,
    recipient: email,
    facts,
    status: heldBack ? 'held' : 'queued',
    reason: heldBack ?? 'account mail always goes out',
    createdAt: clock.now().toISOString(),
  })
}

/** Sends the mail that verifies an address again. The answer is the same for every address. */
export function resendVerification(ctx: Context, input: AccountMailInput): Promise<{ sent: true }> {
  return answerByMail(ctx, input, 'verify')
}

/** Sends a link that sets a new password; also for an address that was never verified. The answer is the same for every address. */
export function requestPasswordReset(
  ctx: Context,
  input: AccountMailInput,
): Promise<{ sent: true }> {
  return answerByMail(ctx, input, 'reset')
}

async function answerByMail(
  ctx: Context,
  { email, redirect }: AccountMailInput,
  purpose: 'verify' | 'reset',
): Promise<{ sent: true }> {
  await ctx.database.write.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'password_hash', 'email_verified_at'])
      .where('email', '=', email)
      .executeTakeFirst()
    const linkId = await createLink(ctx, trx, {
      purpose,
      userId: user?.id ?? null,
      passwordHash: purpose === 'verify' ? user?.password_hash : null,
    })
    const kind =
      purpose === 'reset'
        ? 'resetPassword'
        : user?.email_verified_at
          ? 'accountExists'
          : 'verifyEmail'
    const facts = { linkId, redirect: safeRedirect(redirect) }
    const buried = await wentOutJustNow(ctx, trx, email, kind)
    const heldBack = user ? buried : 'no account has this address'
    await sendAccountMail(ctx, trx, email, kind, facts, heldBack)
  })
  return { sent: true }
}

async function wentOutJustNow({ clock }: Context, trx: Trx, email: string, kind: AccountMailKind) {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(clock.now().getTime() - oneMailMs).toISOString())
    .where('status', '<>', 'held')
    .limit(1)
    .executeTakeFirst()
  return mail && 'the same mail went out within the last minute'
}
