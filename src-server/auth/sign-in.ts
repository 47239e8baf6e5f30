import type { Account, SignInInput } from '../../shared/account.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { limited } from './failures.ts'
import { isPassword } from './password.ts'
import { startSession } from './session-cookies.ts'

/**
 * Signs in with a password; unknown addresses take as long as known ones (R25).
 * @throws UNAUTHORIZED for a wrong password or address, FORBIDDEN while the address is not verified (decision 25),
 * TOO_MANY_REQUESTS after ten failures
 */
export async function signIn(ctx: Context, { email, password }: SignInInput): Promise<Account> {
  const user = await ctx.database.read
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'password_hash', 'email_verified_at', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()
  const matches = await limited(ctx, email, () => isPassword(user?.password_hash, password))
  if (!user || !matches) {
    throw new DomainError(
      'signedOut',
      'WRONG_CREDENTIALS',
      'Please check your credentials and try again.',
    )
  }
  if (!user.email_verified_at) {
    throw new DomainError('forbidden', 'EMAIL_NOT_CONFIRMED', 'Email not confirmed')
  }
  await startSession(ctx, user.id)
  return { email, role: user.role ?? 'user' }
}
