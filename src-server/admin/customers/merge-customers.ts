import type { CustomerEmailInput, MergeInput } from '../../../shared/admin/customers.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { isGuestBooking } from './guest-booking.ts'
import { lockRecords, moveMarks } from './move-record.ts'

/**
 * Says that another address, a guest's or an account's, is a second one of a customer: the office sees their bookings, notes
 * and value together. A block and the tags come along. No customer sees or can do more than before.
 * @throws BAD_REQUEST at the field if it is the same address, nobody booked with it, or an account would be a guest's second one
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

async function refuseMerge(trx: Trx, email: string, other: string): Promise<void> {
  if (email === other) throw cannotMerge('Enter another address than this customer’s.')
  const [booked, accounts, own] = await Promise.all([
    trx
      .selectFrom('bookings')
      .select('id')
      .where('customer_email_lower', '=', other)
      .where(isGuestBooking)
      .limit(1)
      .executeTakeFirst(),
    trx.selectFrom('users').select('email').where('email', 'in', [email, other]).execute(),
    trx
      .selectFrom('customer_records')
      .select('merged_into')
      .where('email', '=', email)
      .executeTakeFirst(),
  ])
  const hasAccount = (address: string) => accounts.some((account) => account.email === address)
  if (hasAccount(other) && !hasAccount(email)) {
    throw cannotMerge('They have an account. Open their page, and merge this guest there.')
  }
  if (!booked && !hasAccount(other)) throw cannotMerge('No guest has booked with this address.')
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
