import type { Account, VerifyEmailInput } from '../../shared/people/account.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { consumeLink, linkExpired } from './links/account-links.ts'
import { markVerified } from './mark-verified.ts'
import { limitFailures } from './password/limit-failures.ts'
import { verifyPassword } from './password/password.ts'
import { startSession } from './sessions/session-cookies.ts'

/**
 * Verifies an address through the link in its email and signs in. It requires the password that was chosen with this
 * link: anyone who signed up with another person's address gains nothing when that person clicks.
 * @throws BAD_REQUEST if the link has been used or has expired, or at the field for a different password;
 * TOO_MANY_REQUESTS after ten wrong ones
 */
export async function verifyEmail(
  ctx: Context,
  { token, password }: VerifyEmailInput,
): Promise<Account> {
  const { database, clock } = ctx
  const link = await database.read
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['users.id', 'users.email', 'account_links.password_hash'])
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', 'verify')
    .where('expires_at', '>', clock.now().toISOString())
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (!link) throw linkExpired()
  const { id, email, password_hash: passwordHash } = link
  if (
    !(await limitFailures(ctx, { account: email, userId: id }, () =>
      verifyPassword(passwordHash, password),
    ))
  ) {
    throw new DomainError(
      'invalid',
      'WRONG_PASSWORD',
      'That isn’t the password you chose when you signed up. If you forgot it, choose a new one with "Forgot password?".',
      'password',
    )
  }
  await database.write.transaction().execute(async (trx) => {
    await consumeLink(ctx, trx, 'verify', token)
    const verified = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!verified) throw linkExpired()
    await markVerified(ctx, trx, { id, email })
    await trx.deleteFrom('account_links').where('user_id', '=', id).execute()
  })
  await startSession(ctx, id, passwordHash)
  return { email, role: 'user' }
}
