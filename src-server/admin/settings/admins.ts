import type { DemoteInput, PromoteInput } from '../../../shared/admin/settings.ts'
import { recordAction } from '../../audit/record-action.ts'
import { requireAdmin } from '../../audit/require-admin.ts'
import { limitFailures } from '../../auth/password/limit-failures.ts'
import { verifyPassword } from '../../auth/password/password.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

/** The current administrators. */
export const listAdmins = ({ database: { read } }: Context) =>
  read
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'full_name as fullName'])
    .where('role', '=', 'admin')
    .orderBy('users.email')
    .execute()

/**
 * Makes the account with this verified email an admin. The email in a profile is never used: a customer can enter
 * anything there.
 * @throws BAD_REQUEST at the email if it has no verified account, at the password if it is wrong
 */
export async function promote(ctx: SignedInContext, { email, password }: PromoteInput) {
  await checkOwnPassword(ctx, password)
  return ctx.database.write.transaction().execute(async (trx) => {
    await requireAdmin(trx, ctx.user.id)
    const user = await trx
      .selectFrom('users')
      .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select(['users.id', 'role'])
      .where('users.email', '=', email.toLowerCase())
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    if (!user) {
      throw new DomainError('invalid', 'USER_UNKNOWN', 'User not found with that email', 'email')
    }
    if (user.role === 'admin') return { promoted: false }
    await trx
      .insertInto('user_roles')
      .values({ user_id: user.id, role: 'admin' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'admin' }))
      .execute()
    await recordAction(ctx, trx, 'admin.promote', user.id, { email: email.toLowerCase() })
    return { promoted: true }
  })
}

/**
 * Removes the admin role and ends the sessions of that account, which loses its leads; the last admin cannot be
 * removed, or nobody could manage the business.
 * @throws BAD_REQUEST at the password if it is wrong, NOT_FOUND for a user who is not an admin, CONFLICT for the last
 * admin
 */
export async function demote(ctx: SignedInContext, { email, password }: DemoteInput) {
  await checkOwnPassword(ctx, password)
  return ctx.database.write.transaction().execute(async (trx) => {
    // In the order in which saving a lead locks: the conversation, then the role.
    await trx
      .updateTable('chat_conversations')
      .set({ owner_user_id: null })
      .where('owner_user_id', 'in', (eb) =>
        eb.selectFrom('users').select('id').where('email', '=', email.toLowerCase()),
      )
      .execute()
    const admins = await lockAdmins(trx)
    if (!admins.some(({ id }) => id === ctx.user.id)) await requireAdmin(trx, ctx.user.id)
    const admin = admins.find((one) => one.email === email.toLowerCase())
    if (!admin)
      throw new DomainError('notFound', 'NOT_ADMIN', 'This account is not an administrator.')
    if (admins.length === 1) {
      throw new DomainError('conflict', 'LAST_ADMIN', 'The last administrator cannot be removed.')
    }
    await recordAction(ctx, trx, 'admin.demote', admin.id, { email: admin.email })
    await trx
      .updateTable('user_roles')
      .set({ role: 'user' })
      .where('user_id', '=', admin.id)
      .execute()
    await trx.deleteFrom('sessions').where('user_id', '=', admin.id).execute()
    return { demoted: true as const }
  })
}

/** Two admins who remove each other at once wait here for each other. */
async function lockAdmins(trx: Trx) {
  await lockRows(trx, 'user_roles', 'role', 'admin')
  return trx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(['users.id', 'users.email'])
    .where('role', '=', 'admin')
    .execute()
}

async function checkOwnPassword(ctx: SignedInContext, password: string): Promise<void> {
  const { user, database } = ctx
  const { password_hash } = await database.read
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (password_hash === null) {
    throw new DomainError(
      'invalid',
      'NO_PASSWORD',
      'Your account has no password yet. Choose one on your profile first.',
      'password',
    )
  }
  if (
    !(await limitFailures(ctx, { account: `user:${user.id}`, userId: user.id }, () =>
      verifyPassword(password_hash, password),
    ))
  ) {
    throw new DomainError('invalid', 'WRONG_PASSWORD', 'This is not your password.', 'password')
  }
}
