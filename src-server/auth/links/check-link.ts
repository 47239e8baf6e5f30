import type { CheckLinkInput } from '../../../shared/people/account.ts'
import type { Context } from '../../context.ts'
import { sha256 } from '../../secrets.ts'

/**
 * Whether the link in an email still works. It is not used up, and the answer is the same for a link that has been
 * used, has expired, has another purpose or never existed.
 */
export async function checkLink(
  { database, clock }: Context,
  { token, purpose }: CheckLinkInput,
): Promise<{ works: boolean }> {
  const link = await database.read
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select('account_links.id')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now().toISOString())
    .$if(purpose === 'verify', (links) => links.where('email_verified_at', 'is', null))
    .executeTakeFirst()
  return { works: link !== undefined }
}
