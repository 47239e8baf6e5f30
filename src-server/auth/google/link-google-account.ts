import { emailAddress, line } from '../../../shared/text.ts'
import type { Context } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'
import { markVerified } from '../mark-verified.ts'
import type { GoogleClaims } from './google-provider.ts'

/**
 * The id of the account that this Google account signs in to. The key is issuer and subject. An email links only if
 * Google says that it is verified; then the password and the sessions of anyone who had not verified it end, so that a
 * stranger who registered the address first gets nothing.
 * @throws FORBIDDEN for an email that is not verified
 */
export function linkGoogleAccount(ctx: Context, claims: GoogleClaims): Promise<string> {
  const { issuer, sub: subject } = claims
  return ctx.database.write.transaction().execute(async (trx) => {
    const linked = await findLinkedUser(trx, claims)
    if (linked) return linked
    const email = emailAddress.safeParse(claims.email).data?.toLowerCase()
    if (!claims.email_verified || !email) {
      throw new DomainError('forbidden', 'GOOGLE_UNVERIFIED', 'Google has not verified this email.')
    }
    const userId = await findOrCreateUser(ctx, trx, email, claims.name)
    await trx
      .insertInto('oauth_accounts')
      .values({ issuer, subject, user_id: userId, created_at: ctx.clock.now().toISOString() })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute()
    return (await findLinkedUser(trx, claims)) ?? userId
  })
}

async function findLinkedUser(
  trx: Trx,
  { issuer, sub }: GoogleClaims,
): Promise<string | undefined> {
  const linked = await trx
    .selectFrom('oauth_accounts')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', sub)
    .executeTakeFirst()
  return linked?.user_id
}

async function findOrCreateUser(
  ctx: Context,
  trx: Trx,
  email: string,
  name: string | undefined,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: null,
      email_verified_at: null,
      created_at: ctx.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (!user.email_verified_at) {
    await trx.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    await trx.deleteFrom('account_links').where('user_id', '=', user.id).execute()
    await markVerified(ctx, trx, user, line(120, '').safeParse(name).data ?? null)
  }
  return user.id
}
