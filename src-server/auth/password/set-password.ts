import type { ChangePasswordInput, ResetPasswordInput } from '../../../shared/people/account.ts'
import type { Context, SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { enqueue } from '../../mail/outbox.ts'
import { sha256 } from '../../secrets.ts'
import { consumeLink, linkExpired } from '../links/account-links.ts'
import { markVerified } from '../mark-verified.ts'
import { limitFailures, resetFailures } from './limit-failures.ts'
import { hashPassword, refuseCommonPassword, verifyPassword } from './password.ts'

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
  if (!live) throw linkExpired()
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  return ctx.database.write.transaction().execute(async (trx) => {
    const { userId } = await consumeLink(ctx, trx, 'reset', token)
    const user = await setPassword(ctx, trx, { userId, passwordHash })
    await markVerified(ctx, trx, user)
    await resetFailures(trx, user.email)
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
    !(await limitFailures(ctx, { account: `user:${user.id}`, userId: user.id }, () =>
      verifyPassword(password_hash, current),
    ))
  ) {
    throw wrongPassword()
  }
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await database.write.transaction().execute(async (trx) => {
    await setPassword(ctx, trx, {
      userId: user.id,
      passwordHash,
      expectedHash: password_hash,
      keepSessionId: ctx.sessionId,
    })
  })
  return { changed: true }
}

const wrongPassword = () =>
  new DomainError('invalid', 'WRONG_PASSWORD', 'This is not your current password.', 'current')

interface NewPassword {
  userId: string
  passwordHash: string
  /**
   * The hash of the password that was checked: if the account no longer has it, another one has been set in the
   * meantime.
   */
  expectedHash?: string | null
  /** The session that does not end. */
  keepSessionId?: string | undefined
}

/** Saves the new password; every other session ends, no emailed link works any more, and an email tells the owner. */
export async function setPassword(
  { clock }: Context,
  trx: Trx,
  { userId, passwordHash, expectedHash, keepSessionId = '' }: NewPassword,
): Promise<{ id: string; email: string }> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(expectedHash !== undefined, (one) => one.where('password_hash', '=', expectedHash ?? ''))
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!user) throw wrongPassword()
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keepSessionId)
    .execute()
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
