import type { ChangePasswordInput, ResetPasswordInput } from '../../shared/account.ts'
import type { Context, SignedInContext } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { enqueue } from '../mail/outbox.ts'
import { sha256 } from '../secret.ts'
import { linkIsDead, takeLink } from './account-links.ts'
import { forgetFailures, limited } from './failures.ts'
import { markVerified } from './mark-verified.ts'
import { hashPassword, isPassword, refuseCommonPassword } from './password.ts'

/**
 * Sets a new password through the link in a mail, which proves the address too. Every session ends (R22).
 * @throws BAD_REQUEST for a used or old link, and for a common password
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: ResetPasswordInput,
): Promise<{ email: string }> {
  const live = await ctx.database.read
    .selectFrom('account_links')
    .select('id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!live) throw linkIsDead()
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  return ctx.database.write.transaction().execute(async (trx) => {
    const { userId } = await takeLink(ctx, trx, 'reset', token)
    const user = await setPassword(ctx, trx, userId, passwordHash)
    await markVerified(ctx, trx, user)
    await trx.deleteFrom('account_links').where('user_id', '=', userId).execute()
    await forgetFailures(trx, user.email)
    return { email: user.email }
  })
}

/**
 * Sets a new password for who knows the present one. The other sessions end (R22).
 * @throws BAD_REQUEST at the field, TOO_MANY_REQUESTS after ten wrong ones
 */
export async function changePassword(
  ctx: SignedInContext,
  { current, password }: ChangePasswordInput,
): Promise<{ changed: true }> {
  const { user, database } = ctx
  const { password_hash } = await database.read
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!(await limited(ctx, user.email, () => isPassword(password_hash, current)))) {
    throw new DomainError(
      'invalid',
      'WRONG_PASSWORD',
      'This is not your present password.',
      'current',
    )
  }
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await database.write.transaction().execute(async (trx) => {
    await setPassword(ctx, trx, user.id, passwordHash)
  })
  return { changed: true }
}

/** The new password counts and every session but the caller's own ends; a mail tells the owner. */
async function setPassword(
  { clock, sessionId = '' }: Context,
  trx: Trx,
  userId: string,
  passwordHash: string,
): Promise<{ id: string; email: string }> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .execute()
  await enqueue(trx, {
    kind: 'passwordChanged',
    recipient: user.email,
    facts: {},
    status: 'queued',
    reason: 'account mail always goes out',
    userId,
    createdAt: clock.now().toISOString(),
  })
  return user
}
