import { sql } from 'kysely'
import type { Db, Trx } from '../db/types.ts'

export interface Limit {
  /** What is limited, and for whom; a pseudonym if it would identify a person. */
  key: string
  max: number
  windowMs: number
}

/**
 * Counts one use, in the database: all processes count together, and a restart forgets nothing. The window begins with
 * the first use. Returns the seconds until it ends if it had too many uses, otherwise undefined.
 */
export async function countUse(
  db: Db | Trx,
  { key, max, windowMs }: Limit,
  now: Date,
): Promise<number | undefined> {
  const at = now.toISOString()
  const windowEndsAt = new Date(now.getTime() + windowMs).toISOString()
  const hasEnded = sql<boolean>`use_counts.window_ends_at <= ${at}`
  const counted = await db
    .insertInto('use_counts')
    .values({ key, uses: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        uses: sql<number>`case when ${hasEnded} then 1 else use_counts.uses + 1 end`,
        window_ends_at: sql<string>`case when ${hasEnded} then ${windowEndsAt} else use_counts.window_ends_at end`,
      }),
    )
    .returning(['uses', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (counted.uses <= max) return undefined
  return Math.ceil((Date.parse(counted.window_ends_at) - now.getTime()) / 1000)
}

/** Deletes the counts whose window has ended. */
export const deleteExpiredCounts = (db: Db, now: Date) =>
  db.deleteFrom('use_counts').where('window_ends_at', '<=', now.toISOString()).execute()
