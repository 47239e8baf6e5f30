import { lockRows } from '../../db/lock-rows.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Trx } from '../../db/types.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'
import { tagList } from './read-record.ts'

/** Gives all that the office knows about one address to another; both in lower case. */
export async function moveRecord(trx: Trx, from: string, to: string): Promise<void> {
  await lockRecords(trx, [from, to])
  await moveMarks(trx, from, to)
  await trx.updateTable('customer_notes').set({ email: to }).where('email', '=', from).execute()
  await trx
    .updateTable('customer_records')
    .set({ merged_into: to })
    .where('merged_into', '=', from)
    .execute()
}

/** Two administrators may be merging the two into each other. */
export async function lockRecords(trx: Trx, emails: readonly string[]): Promise<void> {
  for (const email of emails.toSorted()) {
    await trx
      .insertInto('customer_records')
      .values({ email, blocked_at: null, blocked_reason: null, merged_into: null })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    await lockRows(trx, 'customer_records', 'email', email)
  }
}

/** The block and the tags of one record, where the other has none of its own. */
export async function moveMarks(trx: Trx, from: string, to: string): Promise<void> {
  const records = await trx
    .selectFrom('customer_records')
    .selectAll()
    .where('email', 'in', [from, to])
    .execute()
  const [before, after] = [from, to].map((email) => records.find((one) => one.email === email))
  if (!before || !after) return
  const { blocked_at, blocked_reason } = after.blocked_at === null ? before : after
  const tags = [after, before].flatMap((record) => parseColumn(tagList, record.tags))
  await trx
    .updateTable('customer_records')
    .set({
      blocked_at,
      blocked_reason,
      blocked_mailbox: blocked_at === null ? null : mailboxKey(to),
      tags: JSON.stringify([...new Set(tags)]),
    })
    .where('email', '=', to)
    .execute()
  await trx
    .updateTable('customer_records')
    .set({ blocked_at: null, blocked_reason: null, blocked_mailbox: null, tags: '[]' })
    .where('email', '=', from)
    .execute()
}
