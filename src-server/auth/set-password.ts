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
 * Sets a new password through the link in an email, which proves the address too. Every session ends: one of them may
 * be the reason for the reset.
 * @throws BAD_REQUEST for a used or expired link, and for a common password
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
    const user = await setPassword(ctx, trx, { userId, passwordHash })
    await markVerified(ctx, trx, user)
    await forgetFailures(trx, user.email)
    return { email: user.email }
  })
}

/**
 * Sets a new password for a user who knows the current one. The other sessions end.
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
  if (
    !(await limited(ctx, { of: `user:${user.id}`, userId: user.id }, () =>
      isPassword(password_hash, current),
    ))
  ) {
    throw wrongPassword()
  }
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await database.write.transaction().execute(async (trx) => {
    const change = { userId: user.id, passwordHash, instead: password_hash, spare: ctx.sessionId }
    await setPassword(ctx, trx, change)
  })
  return { changed: true }
}

const wrongPassword = () =>
  new DomainError('invalid', 'WRONG_PASSWORD', 'This is not your present password.', 'current')

interface NewPassword {
  userId: string
  passwordHash: string
  /**
   * The hash of the password that was checked: if the account no longer has it, another one has been set in the
   * meantime.
   */
  instead?: string | null
  /** The session that does not end. */
  spare?: string | undefined
}

/** Saves the new password; every other session ends, no emailed link works any more, and an email tells the owner. */
async function setPassword(
  { clock }: Context,
  trx: Trx,
  { userId, passwordHash, instead, spare = '' }: NewPassword,
): Promise<{ id: string; email: string }> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(instead !== undefined, (one) => one.where('password_hash', '=', instead ?? ''))
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!user) throw wrongPassword()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', spare).execute()
  await trx.deleteFrom('account_links').where('user_id', '=', userId).execute()
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
