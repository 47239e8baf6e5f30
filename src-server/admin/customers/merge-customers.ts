import type { CustomerEmailInput, MergeInput } from '../../../shared/admin/customers.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { isGuestBooking } from './guest-booking.ts'
import { lockRecords, mergedInto, mergeRecord, setMergedInto } from './move-record.ts'
import { isRegistered } from './registered-customers.ts'

/**
 * Says that another address, a guest's or an account's, is a second one of a customer: the office sees their bookings, notes
 * and value together. A block and the tags come along. No customer sees or can do more than before.
 * @throws BAD_REQUEST at the field if it is the same address, nobody booked with it, it is a
 * second one of somebody else, or an account would be a guest's second one
 */
export async function mergeCustomers(ctx: SignedInContext, input: MergeInput) {
  const [email, other] = [input.email.toLowerCase(), input.other.toLowerCase()]
  await ctx.database.write.transaction().execute(async (trx) => {
    await lockRecords(trx, [email, other])
    await refuseMerge(trx, email, other)
    await mergeRecord(trx, other, email)
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
  if (email === other) throw cannotMerge('Enter a different email address than this customer’s.')
  if (await isRegistered(trx, other)) {
    if (!(await isRegistered(trx, email))) {
      throw cannotMerge('They have an account. Open their page, and merge this guest there.')
    }
  } else if (!(await hasBookedAsGuest(trx, other))) {
    throw cannotMerge('No guest has booked with this email address.')
  }
  if (await mergedInto(trx, email)) {
    throw cannotMerge('This customer is merged into another one. Merge from that customer’s page.')
  }
  const owner = await mergedInto(trx, other)
  if (owner !== null && owner !== email) {
    throw cannotMerge('They are merged into another customer. Separate them there first.')
  }
}

async function hasBookedAsGuest(trx: Trx, email: string): Promise<boolean> {
  const booked = await trx
    .selectFrom('bookings')
    .select('id')
    .where('customer_email_lower', '=', email)
    .where(isGuestBooking)
    .limit(1)
    .executeTakeFirst()
  return booked !== undefined
}

const cannotMerge = (message: string) =>
  new DomainError('invalid', 'CANNOT_MERGE', message, 'other')
