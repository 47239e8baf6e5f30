import type { Account, SignInInput } from '../../shared/people/account.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { limitFailures } from './password/limit-failures.ts'
import { verifyEitherPassword } from './password/password.ts'
import { startSession } from './sessions/session-cookies.ts'
import { userRole } from './sessions/user-role.ts'

/**
 * Signs in with a password. Unknown addresses take as long as known ones, so that the time does not tell them apart: a
 * password chosen in a sign-up is checked as well, whether or not that sign-up created the account.
 * @throws UNAUTHORIZED for a wrong password or address, FORBIDDEN while the address is not verified, TOO_MANY_REQUESTS
 * after ten failures
 */
export async function signIn(ctx: Context, { email, password }: SignInInput): Promise<Account> {
  const user = await ctx.database.read
    .selectFrom('users')
    .select(['users.id', 'password_hash', userRole])
    .where('email', '=', email)
    .executeTakeFirst()
  const unverifiedHash = await unverifiedPasswordHash(ctx, user?.id)
  let matches = false
  await limitFailures(ctx, { account: email, userId: user?.id }, async () => {
    const [isRight, isUnverified] = await verifyEitherPassword(
      [user?.password_hash, unverifiedHash],
      password,
    )
    matches = isRight
    if (isUnverified && !matches) {
      throw new DomainError('forbidden', 'EMAIL_NOT_CONFIRMED', 'Email not confirmed')
    }
    return matches
  })
  if (!user || !matches) {
    // Lets a firewall tell who is guessing; the email may be anybody's.
    ctx.log.warn({ address: ctx.browser.address }, 'sign-in failed')
    throw wrongCredentials()
  }
  await startSession(ctx, user.id, user.password_hash)
  return { email, role: user.role }
}

/** The password of the latest unverified sign-up with this address. */
async function unverifiedPasswordHash({ database }: Context, userId = '') {
  const link = await database.read
    .selectFrom('account_links')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return link?.password_hash
}

const wrongCredentials = () =>
  new DomainError('signedOut', 'WRONG_CREDENTIALS', 'Please check your credentials and try again.')
