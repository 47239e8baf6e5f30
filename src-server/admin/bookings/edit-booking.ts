import { isDeepStrictEqual } from 'node:util'
import type { EditBookingInput } from '../../../shared/admin/bookings.ts'
import { findArea, isServed } from '../../../shared/areas/area.ts'
import { addressWithZip, zipOfAddress } from '../../../shared/areas/zip.ts'
import { isFinished } from '../../../shared/booking-status.ts'
import type { Reach } from '../../../shared/people/no-email.ts'
import { phoneNumber } from '../../../shared/people/phone-number.ts'
import { readCoverages } from '../../areas/read-areas.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { answersOf } from '../../booking/read/answers-of.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import { indexCustomer } from '../../db/customer-search.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { reachOf } from '../../mail/reach.ts'
import { updatePaymentStatus } from '../../payments/payment-status.ts'
import { whyNot } from '../../professionals/check-professional.ts'
import { correctCustomer, readdressTexts } from './correct-customer.ts'
import { parseAnswers, pricesOf, sumOf } from './edited-prices.ts'

/**
 * Changes the name, the phone number, the address, the instructions and the answers of a booking that is not over, as its customer
 * asks on the phone; a guest's email too, and what still is to be sent goes there then. Other answers are priced again, with the order's other services; the customer is told. Returns what the
 * order costs now and before, in cents, and how the customer hears of it. `quoteAmount` and `sequence` are what the office
 * saw. `unsuited` says why the assigned professional cannot come to the new address.
 * @throws NOT_FOUND; BAD_REQUEST at the field for answers that do not fit, or an address outside the areas served, or the email
 * of an account's booking; CONFLICT if it is over, or was changed in the meantime
 */
export async function editBooking(
  ctx: SignedInContext,
  { id, quoteAmount, sequence, contact, details }: EditBookingInput,
): Promise<{ before: number; after: number; reach: Reach; unsuited: string | null }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    const booking = order.find((one) => one.id === id)
    if (!booking) throw bookingNotFound()
    if (isFinished(booking.status)) {
      throw new DomainError(
        'conflict',
        'BOOKING_OVER',
        'This booking is finished and can no longer be changed.',
      )
    }
    if (booking.quote_amount !== quoteAmount || booking.calendar_sequence !== sequence) {
      throw changedMeanwhile()
    }
    if (contact.phone !== booking.customer_phone) requirePhone(contact.phone)
    const answers = parseAnswers(booking, details)
    const zip = await zipOf(trx, booking, contact.address)
    const corrected = await correctCustomer(ctx, trx, booking, contact)
    await trx
      .updateTable('bookings')
      .set((eb) => ({
        customer_phone: contact.phone,
        customer_address: zip === null ? contact.address : addressWithZip(contact.address, zip),
        customer_zip: zip,
        special_instructions: contact.specialInstructions ?? null,
        service_details: JSON.stringify(answers),
        calendar_sequence: eb('calendar_sequence', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    if (booking.user_id === null) await readdressTexts(ctx, trx, corrected, contact.phone)
    const live = order.filter(({ status }) => status !== 'cancelled')
    const isRepriced =
      !isDeepStrictEqual(answers, answersOf(booking)) && !(await isSecondVisit(trx, id))
    const amounts = isRepriced ? pricesOf(live, id, answers) : live.map((one) => one.quote_amount)
    for (const [index, one] of live.entries()) await reprice(ctx, trx, one, amounts[index])
    const price = { before: sumOf(live.map((one) => one.quote_amount)), after: sumOf(amounts) }
    await recordBookingEvent(ctx, trx, booking, 'edited')
    await indexCustomer(trx, corrected.customer_email_lower, {
      ...contact,
      name: corrected.customer_name,
    })
    const edited = await trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await notifyCustomer(ctx, trx, {
      kind: 'bookingEdited',
      facts: { ...factsOf(edited), ...(price.before === price.after ? {} : { price }) },
      customer: recipientOf(edited),
      byCustomer: false,
      isEssential: price.before !== price.after,
    })
    await recordAction(ctx, trx, 'booking.edit', id, price)
    const hasMoved = zip !== booking.customer_zip
    return {
      ...price,
      reach: reachOf(ctx, edited),
      unsuited: hasMoved ? await whyUnsuited(trx, edited) : null,
    }
  })
}

/** The checkout takes more than digits. @throws BAD_REQUEST */
function requirePhone(phone: string): void {
  const [issue] = phoneNumber.safeParse(phone).error?.issues ?? []
  if (issue) throw new DomainError('invalid', 'PHONE_INCOMPLETE', issue.message, 'phone')
}

const changedMeanwhile = () =>
  new DomainError(
    'conflict',
    'STATUS_CHANGED',
    'Someone else has changed this booking. Discard your changes, and edit it again.',
  )

/** Why the assigned professional cannot come to the new address; null if they can, or nobody is assigned. */
async function whyUnsuited(trx: Trx, booking: Tables['bookings']): Promise<string | null> {
  const professional = await trx
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .where('id', '=', booking.professional_id ?? '')
    .executeTakeFirst()
  return professional ? ((await whyNot(trx, professional, booking)) ?? null) : null
}

/** It makes good what a claim was about, and costs nothing whatever the answers are. */
async function isSecondVisit(trx: Trx, id: string): Promise<boolean> {
  const claim = await trx
    .selectFrom('claims')
    .select('id')
    .where('redo_booking_id', '=', id)
    .executeTakeFirst()
  return claim !== undefined
}

/** All bookings of the order that this one belongs to. */
async function lockOrder(trx: Trx, id: string): Promise<Tables['bookings'][]> {
  const booking = await trx
    .selectFrom('bookings')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  await lockRows(trx, 'bookings', 'group_id', booking.group_id)
  return trx
    .selectFrom('bookings')
    .selectAll()
    .where('group_id', '=', booking.group_id)
    .orderBy('id')
    .execute()
}

/** @throws BAD_REQUEST for a new place outside the areas served */
async function zipOf(trx: Trx, booking: Tables['bookings'], address: string) {
  const zip = zipOfAddress(address) ?? booking.customer_zip
  if (zip === null || zip === booking.customer_zip) return zip
  const area = findArea(await readCoverages(trx), zip)
  if (area && isServed(area)) return zip
  throw new DomainError('invalid', 'OUTSIDE_AREA', `We do not work in ${zip} yet.`, 'address')
}

async function reprice(
  ctx: SignedInContext,
  trx: Trx,
  booking: Tables['bookings'],
  amount: number | undefined,
): Promise<void> {
  if (amount === undefined || amount === booking.quote_amount) return
  await trx
    .updateTable('bookings')
    .set({ quote_amount: amount })
    .where('id', '=', booking.id)
    .execute()
  await updatePaymentStatus(trx, booking.id)
  const price = { before: booking.quote_amount, after: amount }
  await recordBookingEvent(ctx, trx, booking, 'repriced', { price, isEdited: true })
}
