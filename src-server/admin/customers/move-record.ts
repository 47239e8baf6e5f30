import { lockRows } from '../../db/lock-rows.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Trx } from '../../db/types.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'
import { tagList } from './read-record.ts'
import { isRegistered } from './registered-customers.ts'

/**
 * Gives all that the office knows about one address to another, which takes its place; both in lower case. If the other one is a
 * second address, its customer gets it.
 */
export async function moveRecord(trx: Trx, from: string, to: string): Promise<void> {
  await lockRecords(trx, [from, to])
  const into = await mergedInto(trx, from)
  const customer = (await mergedInto(trx, to)) ?? to
  await moveMarks(trx, from, customer)
  await trx.updateTable('customer_notes').set({ email: to }).where('email', '=', from).execute()
  await setMergedInto(trx, from, null)
  await moveMerged(trx, from, customer)
  const isFree = customer === to && into !== null && into !== to
  if (isFree && !(await isRegistered(trx, to))) await mergeRecord(trx, to, into)
}

/** Makes an address a second one of another customer; both in lower case, and neither is a second one of anybody else. */
export async function mergeRecord(trx: Trx, other: string, email: string): Promise<void> {
  await lockRecords(trx, [email, other])
  await setMergedInto(trx, other, email)
  await moveMarks(trx, other, email)
  await moveMerged(trx, other, email)
}

/** The customer whose second address this is; null for none. */
export async function mergedInto(trx: Trx, email: string): Promise<string | null> {
  const own = await trx
    .selectFrom('customer_records')
    .select('merged_into')
    .where('email', '=', email)
    .executeTakeFirst()
  return own?.merged_into ?? null
}

export const setMergedInto = (trx: Trx, email: string, into: string | null) =>
  trx
    .insertInto('customer_records')
    .values({ email, blocked_at: null, blocked_reason: null, merged_into: into })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ merged_into: into }))
    .execute()

/** Whatever was merged into an address comes along. */
async function moveMerged(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .updateTable('customer_records')
    .set({ merged_into: to })
    .where('merged_into', '=', from)
    .where('email', '<>', to)
    .execute()
  await trx
    .updateTable('customer_records')
    .set({ merged_into: null })
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
async function moveMarks(trx: Trx, from: string, to: string): Promise<void> {
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
