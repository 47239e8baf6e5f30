import { sql } from 'kysely'
import type { EditBookingInput } from '../../../shared/admin/bookings.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import type { Context } from '../../context.ts'
import { requireStandIn } from '../../customers/stand-in-email.ts'
import { reindexCustomer, splitWords } from '../../db/customer-search.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { normalizePhone, noTexts } from '../../mail/phone-numbers.ts'
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
  const ofOrder = {
    // The number stands for the customer: it is the whole order's.
    ...(email !== undefined && !hasEmail(email) ? { customer_phone: contact.phone } : {}),
    ...(fullName === undefined ? {} : { customer_name: fullName }),
  }
  const others = trx
    .updateTable('bookings')
    .where('group_id', '=', booking.group_id)
    .where('id', '<>', booking.id)
  // Nobody who has another booking of the order open puts it back unseen.
  if (isCorrected(booking, { fullName, email })) {
    await others.set((eb) => ({ calendar_sequence: eb('calendar_sequence', '+', 1) })).execute()
  }
  if (Object.keys(ofOrder).length > 0) {
    await trx
      .updateTable('bookings')
      .set(ofOrder)
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

const isCorrected = (
  { customer_name, customer_email }: Booking,
  { fullName = customer_name, email = customer_email }: { fullName?: string; email?: string },
) => fullName !== customer_name || email !== customer_email

/** What stands in for the email of a caller who has none, where their phone number is another. @throws BAD_REQUEST */
function changedPhone({ customer_email, customer_phone }: Booking, phone: string) {
  const hasChanged = !hasEmail(customer_email) && phone !== customer_phone
  return hasChanged ? requireStandIn(phone) : undefined
}

/** Gives the order a new id. The links in emails are derived from it, so those sent to the wrong address stop working. */
async function readdress(
  { secrets }: Context,
  trx: Trx,
  {
    group_id: before,
    customer_name: name,
    customer_email: old,
    customer_email_lower: oldKey,
  }: Booking,
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
      .select('customer_name')
      .distinct()
      .where('customer_email_lower', '=', oldKey)
      .execute(),
  ])
  // It is somebody else's address.
  if (account) return
  const key = email.toLowerCase()
  const isSameName = (one: { customer_name: string }) => isSamePerson(one.customer_name, name)
  if (others.length === 0) await moveRecord(trx, oldKey, key)
  // The caller's other bookings stay with the number: they are one customer, unless the number was somebody else's.
  else if (!hasEmail(old) && others.every(isSameName)) await mergeInto(trx, oldKey, key)
  await reindexCustomer(trx, oldKey)
}

const isSamePerson = (name: string, other: string) =>
  splitWords(name).join(' ') === splitWords(other).join(' ')

/** Unless the caller's number is a second address of somebody already. */
async function mergeInto(trx: Trx, oldKey: string, key: string): Promise<void> {
  const known = await mergedInto(trx, key)
  await lockRecords(trx, [oldKey, key, ...(known === null ? [] : [known])])
  const main = (await mergedInto(trx, key)) ?? key
  if (main === oldKey || (await mergedInto(trx, oldKey)) !== null) return
  await mergeRecord(trx, oldKey, main)
}

/**
 * A guest's text messages that have not gone out, and those that failed, go to the number as it is now; to none if it gets no
 * text messages.
 */
export async function readdressTexts(
  { env }: Pick<Context, 'env'>,
  trx: Trx,
  { group_id }: Booking,
  phone: string,
): Promise<void> {
  const number = normalizePhone(phone, env)
  await trx
    .updateTable('outbox')
    .set(
      number === undefined
        ? { status: 'held', reason: noTexts }
        : { recipient: number, recipient_key: mailboxKey(number) },
    )
    .where('group_id', '=', group_id)
    .where('channel', '=', 'sms')
    .where('status', 'in', ['queued', 'waiting', 'failed'])
    .execute()
}

const accountEmailError = () =>
  new DomainError(
    'invalid',
    'EMAIL_OF_ACCOUNT',
    'This customer has an account and can change the email there.',
    'email',
  )
