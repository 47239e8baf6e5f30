import type { VerifyEmailInput } from '../../shared/account.ts'
import type { Context } from '../context.ts'
import { takeLink } from './account-links.ts'
import { markVerified } from './mark-verified.ts'

/**
 * Verifies an address through the link in its mail. The password is the one that was chosen together with this
 * link, so that nobody who signed up with the same address later can slip in theirs.
 * @throws BAD_REQUEST where the link has been used or is too old
 */
export function verifyEmail(ctx: Context, { token }: VerifyEmailInput): Promise<{ email: string }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const { userId, passwordHash } = await takeLink(ctx, trx, 'verify', token)
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'email_verified_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (!user.email_verified_at) {
      await trx
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', userId)
        .execute()
      await markVerified(ctx, trx, user)
    }
    return { email: user.email }
  })
}
