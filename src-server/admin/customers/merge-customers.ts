import type { CustomerEmailInput, MergeInput } from '../../../shared/admin/customers.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'
import { isGuestBooking } from './guest-booking.ts'
import { tagList } from './read-record.ts'

/**
 * Says that a guest's address is a second one of a customer: the office sees their bookings, notes and value together. A
 * block and the tags come along. No customer sees or can do more than before.
 * @throws BAD_REQUEST at the field if it is the same address, nobody booked with it, or it has an account of its own
 */
export async function mergeCustomers(ctx: SignedInContext, input: MergeInput) {
  const [email, other] = [input.email.toLowerCase(), input.other.toLowerCase()]
  await ctx.database.write.transaction().execute(async (trx) => {
    await lockRecords(trx, [email, other])
    await refuseMerge(trx, email, other)
    await setMergedInto(trx, other, email)
    await moveMarks(trx, other, email)
    // Whatever was merged into that address comes along.
    await trx
      .updateTable('customer_records')
      .set({ merged_into: email })
      .where('merged_into', '=', other)
      .execute()
    await recordAction(ctx, trx, 'customer.merge')
  })
  return { saved: true as const }
}

/** Makes an address a customer of its own again. */
export async function separateCustomer(ctx: SignedInContext, input: CustomerEmailInput) {
  await ctx.database.write.transaction().execute(async (trx) => {
    await setMergedInto(trx, input.email.toLowerCase(), null)
    await recordAction(ctx, trx, 'customer.separate')
  })
  return { saved: true as const }
}

/** Two administrators may be merging the two into each other. */
async function lockRecords(trx: Trx, emails: readonly string[]): Promise<void> {
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

async function refuseMerge(trx: Trx, email: string, other: string): Promise<void> {
  if (email === other) throw cannotMerge('Enter another address than this customer’s.')
  const [booked, account, own] = await Promise.all([
    trx
      .selectFrom('bookings')
      .select('id')
      .where('customer_email_lower', '=', other)
      .where(isGuestBooking)
      .limit(1)
      .executeTakeFirst(),
    trx.selectFrom('users').select('id').where('email', '=', other).executeTakeFirst(),
    trx
      .selectFrom('customer_records')
      .select('merged_into')
      .where('email', '=', email)
      .executeTakeFirst(),
  ])
  if (account) {
    throw cannotMerge('This address has an account of its own. Only guests can be merged.')
  }
  if (!booked) throw cannotMerge('No guest has booked with this address.')
  if (own?.merged_into) throw cannotMerge('This customer is merged into another one. Go there.')
}

const cannotMerge = (message: string) =>
  new DomainError('invalid', 'CANNOT_MERGE', message, 'other')

const setMergedInto = (trx: Trx, email: string, into: string | null) =>
  trx
    .insertInto('customer_records')
    .values({ email, blocked_at: null, blocked_reason: null, merged_into: into })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ merged_into: into }))
    .execute()
