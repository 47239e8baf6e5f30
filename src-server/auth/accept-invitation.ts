import {
  type AcceptInvitationInput,
  type Account,
  newPassword,
} from '../../shared/people/account.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { newId, sha256 } from '../secrets.ts'
import { linkExpired } from './links/account-links.ts'
import { markVerified } from './mark-verified.ts'
import { limitFailures } from './password/limit-failures.ts'
import { hashPassword, refuseCommonPassword, verifyPassword } from './password/password.ts'
import { setPassword } from './password/set-password.ts'
import { startSession } from './sessions/session-cookies.ts'
import { userRole } from './sessions/user-role.ts'

/** Whom an emailed invitation is for, and whether their address has a password already; null once it no longer works. */
export async function checkInvitation(ctx: Context, { token }: { token: string }) {
  const invitation = await findInvitation(ctx, token)
  if (!invitation) return null
  const { email, firstName, passwordHash } = invitation
  return { email, firstName, hasPassword: passwordHash !== null }
}

/**
 * Gives a professional a sign-in through the link in their invitation, and signs in. Where the address has an account
 * with a password, it takes that password: a forwarded email alone opens nobody's account.
 * @throws BAD_REQUEST for a used or expired link, a common or a wrong password; TOO_MANY_REQUESTS after ten wrong ones
 */
export async function acceptInvitation(
  ctx: Context,
  { token, password }: AcceptInvitationInput,
): Promise<Account> {
  const invitation = await findInvitation(ctx, token)
  if (!invitation) throw linkExpired()
  const { id, email, firstName, userId, professionalId } = invitation
  const passwordHash = invitation.passwordHash ?? (await hashNewPassword(password))
  if (
    invitation.passwordHash !== null &&
    !(await limitFailures(ctx, { account: email, userId: userId ?? undefined }, () =>
      verifyPassword(passwordHash, password),
    ))
  ) {
    throw new DomainError(
      'invalid',
      'WRONG_PASSWORD',
      'That isn’t your account’s password. If you forgot it, choose a new one with "Forgot password?".',
      'password',
    )
  }
  const account = await ctx.database.write.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('professional_invitations')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw linkExpired()
    const user = userId ?? (await addUser(ctx, trx, { email, passwordHash }))
    if (userId !== null && invitation.passwordHash === null) {
      await setPassword(ctx, trx, { userId: user, passwordHash })
    }
    await markVerified(ctx, trx, { id: user, email }, firstName)
    await refuseSecondProfessional(trx, user)
    const linked = await trx
      .updateTable('professionals')
      .set({ user_id: user })
      .where('id', '=', professionalId)
      .where('is_active', '=', 1)
      .where('user_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!linked) throw linkExpired()
    const { role } = await trx
      .selectFrom('users')
      .select(userRole)
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    return { id: user, role }
  })
  await startSession(ctx, account.id, passwordHash)
  return { email, role: account.role }
}

const findInvitation = ({ database, clock }: Context, token: string) =>
  database.read
    .selectFrom('professional_invitations as invitation')
    .innerJoin('professionals', 'professionals.id', 'invitation.professional_id')
    .leftJoin('users', 'users.email', 'invitation.email')
    .select([
      'invitation.id',
      'invitation.email',
      'professionals.id as professionalId',
      'professionals.first_name as firstName',
      'users.id as userId',
      'users.password_hash as passwordHash',
    ])
    .where('invitation.token_hash', '=', sha256(token))
    .where('invitation.expires_at', '>', clock.now().toISOString())
    .where('is_active', '=', 1)
    .executeTakeFirst()

async function hashNewPassword(password: string): Promise<string> {
  const checked = newPassword.safeParse(password)
  if (!checked.success) {
    const message = checked.error.issues[0]?.message ?? 'Choose a password.'
    throw new DomainError('invalid', 'WEAK_PASSWORD', message, 'password')
  }
  await refuseCommonPassword(password)
  return hashPassword(password)
}

async function refuseSecondProfessional(trx: Trx, userId: string): Promise<void> {
  const other = await trx
    .selectFrom('professionals')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (other) {
    const message = 'This email is the sign-in of another professional. Please call the office.'
    throw new DomainError('conflict', 'ACCOUNT_EXISTS', message)
  }
}

async function addUser(
  { clock }: Context,
  trx: Trx,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string> {
  const added = await trx
    .insertInto('users')
    .values({
      id: newId(),
      email,
      password_hash: passwordHash,
      email_verified_at: null,
      created_at: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Somebody has signed up with this address meanwhile: the page asks for that password then.
  if (!added) throw new DomainError('conflict', 'ACCOUNT_EXISTS', 'Please try again.')
  return added.id
}
