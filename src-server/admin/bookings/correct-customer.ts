import { sql } from 'kysely'
import type { EditBookingInput } from '../../../shared/admin/bookings.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import type { Context } from '../../context.ts'
import { requireStandIn } from '../../customers/stand-in-email.ts'
import { reindexCustomer } from '../../db/customer-search.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { normalizePhone } from '../../mail/phone-numbers.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'
import { newId, sha256 } from '../../secrets.ts'
import { lockRecords, mergedInto, mergeRecord, moveRecord } from '../customers/move-record.ts'

type Booking = Tables['bookings']

/**
 * Corrects the name of an order's customer, and a guest's email: messages that have not gone out, and those that failed, go to
 * the new address, and the links that went to the old one end. Returns the booking as it is now.
 * @throws BAD_REQUEST at the email if it is an account's booking, at the phone number if it stands for a caller and is not a whole one
 */
export async function correctCustomer(
  ctx: Context,
  trx: Trx,
  booking: Booking,
  { fullName, ...contact }: EditBookingInput['contact'],
): Promise<Booking> {
  const email = contact.email ?? changedPhone(booking, contact.phone)
  if (email !== undefined && !hasEmail(email)) {
    // The number stands for the customer: it is the whole order's.
    await trx
      .updateTable('bookings')
      .set({ customer_phone: contact.phone })
      .where('group_id', '=', booking.group_id)
      .execute()
  }
  if (fullName !== undefined && fullName !== booking.customer_name) {
    await trx
      .updateTable('bookings')
      .set({ customer_name: fullName })
      .where('group_id', '=', booking.group_id)
      .execute()
  }
  if (email !== undefined && email !== booking.customer_email) {
    if (booking.user_id !== null) throw accountEmailError()
    await readdress(ctx, trx, booking, email)
  }
  return trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
}

/** What stands in for the email of a caller who has none, where their phone number is another. @throws BAD_REQUEST */
function changedPhone({ customer_email, customer_phone }: Booking, phone: string) {
  const hasChanged = !hasEmail(customer_email) && phone !== customer_phone
  return hasChanged ? requireStandIn(phone) : undefined
}

/** Gives the order a new id. The links in emails are derived from it, so those sent to the wrong address stop working. */
async function readdress(
  { secrets }: Context,
  trx: Trx,
  { group_id: before, customer_email: old, customer_email_lower: oldKey }: Booking,
  email: string,
): Promise<void> {
  const after = newId()
  await trx
    .updateTable('bookings')
    .set({
      group_id: after,
      token_hash: sha256(secrets.guestToken(after)),
      customer_email: email,
      customer_email_lower: email.toLowerCase(),
      email_confirmed_at: null,
    })
    .where('group_id', '=', before)
    .execute()
  await trx
    .updateTable('outbox')
    .set((eb) => ({
      group_id: after,
      facts: sql<string>`replace(${eb.ref('facts')}, ${before}, ${after})`,
    }))
    .where('group_id', '=', before)
    .execute()
  await trx
    .updateTable('outbox')
    .set({ recipient: email, recipient_key: mailboxKey(email) })
    .where('group_id', '=', after)
    .where('channel', '=', 'email')
    .where('recipient', '=', old)
    .where('status', 'in', ['queued', 'waiting', 'failed'])
    .execute()
  const [account, others] = await Promise.all([
    trx.selectFrom('users').select('id').where('email', '=', oldKey).executeTakeFirst(),
    trx
      .selectFrom('bookings')
      .select('id')
      .where('customer_email_lower', '=', oldKey)
      .limit(1)
      .executeTakeFirst(),
  ])
  // It is somebody else's address.
  if (account) return
  const key = email.toLowerCase()
  if (!others) await moveRecord(trx, oldKey, key)
  // The caller's other bookings stay with the number: they are one customer.
  else if (!hasEmail(old)) await mergeInto(trx, oldKey, key)
  await reindexCustomer(trx, oldKey)
}

/** Unless the caller's number is a second address of somebody already. */
async function mergeInto(trx: Trx, oldKey: string, key: string): Promise<void> {
  await lockRecords(trx, [oldKey, key])
  const main = (await mergedInto(trx, key)) ?? key
  if (main === oldKey || (await mergedInto(trx, oldKey)) !== null) return
  await mergeRecord(trx, oldKey, main)
}

/** A guest's text messages that have not gone out, and those that failed, go to the number as it is now. */
export async function readdressTexts(
  { env }: Pick<Context, 'env'>,
  trx: Trx,
  { group_id }: Booking,
  phone: string,
): Promise<void> {
  const number = normalizePhone(phone, env)
  if (number === undefined) return
  await trx
    .updateTable('outbox')
    .set({ recipient: number, recipient_key: mailboxKey(number) })
    .where('group_id', '=', group_id)
    .where('channel', '=', 'sms')
    .where('status', 'in', ['queued', 'waiting', 'failed'])
    .execute()
}

const accountEmailError = () =>
  new DomainError(
    'invalid',
    'EMAIL_OF_ACCOUNT',
    'This customer has an account, and changes the email there.',
    'email',
  )
