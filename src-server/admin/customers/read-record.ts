import { z } from 'zod'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db } from '../../db/types.ts'

export const tagList = z.array(z.string())

/** What the office knows about the customer with this address, and about the addresses that were merged into it. */
export async function readRecord(db: Db, email: string) {
  const [own, merged] = await Promise.all([
    db.selectFrom('customer_records').selectAll().where('email', '=', email).executeTakeFirst(),
    db
      .selectFrom('customer_records')
      .select('email')
      .where('merged_into', '=', email)
      .orderBy('email')
      .execute(),
  ])
  const emails = [email, ...merged.map((one) => one.email)]
  const notes = await db
    .selectFrom('customer_notes')
    .leftJoin('users', 'users.id', 'written_by')
    .select([
      'customer_notes.id',
      'users.email as by',
      'content',
      'customer_notes.created_at as at',
    ])
    .where('customer_notes.email', 'in', emails)
    .orderBy('customer_notes.created_at')
    .execute()
  return {
    /** All addresses of this customer, this one first; in lower case. */
    emails,
    tags: own ? parseColumn(tagList, own.tags) : [],
    /** Why they cannot book online; null if they can. */
    blockedReason: own?.blocked_at ? (own.blocked_reason ?? '') : null,
    /** The customer whose second address this is. */
    mergedInto: own?.merged_into ?? null,
    notes,
  }
}

/** The tags of some customers, and who of them is blocked or a second address of somebody, by address. */
export async function readMarks(db: Db, emails: readonly string[]) {
  const rows =
    emails.length === 0
      ? []
      : await db
          .selectFrom('customer_records')
          .select(['email', 'tags', 'blocked_at as blockedAt', 'merged_into as mergedInto'])
          .where('email', 'in', emails)
          .execute()
  return (email: string) => {
    const row = rows.find((one) => one.email === email)
    return {
      tags: row ? parseColumn(tagList, row.tags) : [],
      isBlocked: Boolean(row?.blockedAt),
      isMerged: Boolean(row?.mergedInto),
    }
  }
}
