import type { Context } from '../context.ts'
import type { Db, Trx } from '../db/types.ts'
import { newId, sha256 } from '../secrets.ts'

/** Whose visits a calendar app reads: those of a customer's account, of a professional, or all of the business. */
export type FeedOwner =
  | { kind: 'customer' | 'office'; userId: string }
  | { kind: 'professional'; professionalId: string }

/** The secret address of the owner's calendar; null if there is none. */
export async function readFeed(
  { database, env, secrets }: Context,
  owner: FeedOwner,
): Promise<{ url: string | null }> {
  const feed = await findFeed(database.read, owner)
  if (!feed) return { url: null }
  return { url: `${env.PUBLIC_URL}/calendar/${secrets.calendarToken(feed.id)}.ics` }
}

/** Creates the secret address of the owner's calendar, where there is none. */
export async function createFeed(ctx: Context, trx: Trx, owner: FeedOwner): Promise<void> {
  if (await findFeed(trx, owner)) return
  const id = newId()
  await trx
    .insertInto('calendar_feeds')
    .values({
      id,
      token_hash: sha256(ctx.secrets.calendarToken(id)),
      kind: owner.kind,
      user_id: owner.kind === 'professional' ? null : owner.userId,
      professional_id: owner.kind === 'professional' ? owner.professionalId : null,
      created_at: ctx.clock.now().toISOString(),
    })
    // Somebody has created it at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the address: calendar apps find nothing there from then on. */
export async function revokeFeed(trx: Trx, owner: FeedOwner): Promise<void> {
  const feed = await findFeed(trx, owner)
  if (feed) await trx.deleteFrom('calendar_feeds').where('id', '=', feed.id).execute()
}

const findFeed = (db: Db | Trx, owner: FeedOwner) =>
  db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('kind', '=', owner.kind)
    .$call((query) =>
      owner.kind === 'professional'
        ? query.where('professional_id', '=', owner.professionalId)
        : query.where('user_id', '=', owner.userId),
    )
    .executeTakeFirst()
