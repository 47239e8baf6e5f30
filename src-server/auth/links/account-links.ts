import type { Context } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId, sha256 } from '../../secrets.ts'

type Link = Tables['account_links']

/** Reset links are short-lived, since they open an account; an address may be verified the next day. */
const minutesValid: Record<Link['purpose'], number> = { reset: 10, verify: 24 * 60 }

interface NewLink {
  purpose: Link['purpose']
  userId: string | null
  /** The password that is set by verifying through this link. */
  passwordHash?: string | null
}

/** Creates a link that works once; returns its id, from which the secret is derived when the email is sent. */
export async function createLink(
  { secrets, clock }: Context,
  trx: Trx,
  { purpose, userId, passwordHash = null }: NewLink,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('account_links')
    .values({
      id,
      token_hash: sha256(secrets.linkToken(id)),
      purpose,
      user_id: userId,
      password_hash: passwordHash,
      expires_at: new Date(clock.now().getTime() + minutesValid[purpose] * 60_000).toISOString(),
    })
    .execute()
  return id
}

/** Uses up a link: of concurrent callers only one gets it. @throws BAD_REQUEST if it has been used or has expired */
export async function consumeLink(
  { clock }: Context,
  trx: Trx,
  purpose: Link['purpose'],
  token: string,
): Promise<{ userId: string; passwordHash: string | null }> {
  const link = await trx
    .deleteFrom('account_links')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now().toISOString())
    .returning(['user_id', 'password_hash'])
    .executeTakeFirst()
  if (!link?.user_id) throw linkExpired()
  return { userId: link.user_id, passwordHash: link.password_hash }
}

export const linkExpired = () =>
  new DomainError('invalid', 'LINK_DEAD', 'This link has already been used or has expired.')

/** How long an unverified password is kept: until then, signing in with it tells the user what is missing. */
const unverifiedMs = 30 * 24 * 3_600_000

export async function deleteExpiredLinks({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const before = new Date(clock.now().getTime() - unverifiedMs).toISOString()
  await database.write.deleteFrom('account_links').where('expires_at', '<', before).execute()
}
