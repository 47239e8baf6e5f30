import { safeRedirect } from '../../shared/pages/redirect.ts'
import type { SignUpInput } from '../../shared/people/account.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { newId } from '../secrets.ts'
import { createLink } from './links/account-links.ts'
import { recentlySent, sendAccountMail } from './links/account-mail.ts'
import { hashPassword, refuseCommonPassword } from './password/password.ts'

/**
 * Creates an account whose address must be verified before it can be used, or sends that email again. The answer is the
 * same if there is already an account: then the email says so, and only the owner of the address learns it.
 * @throws BAD_REQUEST for a common password
 */
export async function signUp(
  ctx: Context,
  { email, password, redirect }: SignUpInput,
): Promise<{ sent: true }> {
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await ctx.database.write.transaction().execute(async (trx) => {
    const user = await findOrCreate(ctx, trx, email)
    const linkId = await createLink(ctx, trx, { purpose: 'verify', userId: user.id, passwordHash })
    const facts = { linkId, redirect: safeRedirect(redirect) }
    const kind = user.verified ? 'accountExists' : 'verifyEmail'
    const withheldBecause = await recentlySent(ctx, trx, email, kind)
    await sendAccountMail(ctx, trx, email, kind, facts, withheldBecause)
  })
  return { sent: true }
}

/** The password stays with the link until the address is verified through it. */
async function findOrCreate({ clock }: Context, trx: Trx, email: string) {
  const id = newId()
  const added = await trx
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: null,
      email_verified_at: null,
      created_at: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return { id, verified: false }
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id: user.id, verified: user.email_verified_at !== null }
}
