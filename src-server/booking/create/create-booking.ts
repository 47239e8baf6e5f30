import { sql } from 'kysely'
import { addressWithZip } from '../../../shared/areas/zip.ts'
import { combinedQuote } from '../../../shared/bundles.ts'
import { type Order, timeOf } from '../../../shared/order.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { findConversation, findConversationById } from '../../chat/find-conversation.ts'
import type { Context } from '../../context.ts'
import { refuseBlocked } from '../../customers/refuse-blocked.ts'
import { indexCustomer } from '../../db/customer-search.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { factsOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { type Assigned, assignProfessionals } from '../../professionals/assign.ts'
import { newId, sha256 } from '../../secrets.ts'
import { claimSlots } from '../slots/claim-slots.ts'
import { type BookingReply, hashIdempotencyKey, reserveIdempotencyKey } from './idempotency.ts'
import { limitGuestTimes, networkPseudonym } from './limit-guest-times.ts'
import {
  type AddressedOrder,
  callerPhone,
  isRedo,
  storeBookingNote,
  storeRedo,
  withEmail,
} from './office-order.ts'
import { validateOrderTimes } from './validate-order-times.ts'
import { refuseOutsideAreas, zipOfOrder } from './zip-of-order.ts'

/**
 * Claims a slot and a professional for every service of the order, all at one time or each at its own, stores the
 * bookings and queues the email: all of it or none. Prices are computed again from the answers, in cents, because a
 * browser can send any price. The same idempotency key gives the same reply, so that a double click or a retry makes one
 * booking.
 * @throws CONFLICT when a time, or the professional who was asked for, is gone or the key was used for another order,
 * BAD_REQUEST for a past or unknown time, an unknown professional or a place outside the areas served,
 * a phone number that gets no text messages where the office asks for one, an order without an email that is
 * not the office's, or without a whole phone number either,
 * NOT_FOUND for a claim that is to be made good by no visit,
 * FORBIDDEN for a customer whom the office has blocked, TOO_MANY_REQUESTS if a guest holds too many unconfirmed times
 */
export async function createBooking(ctx: Context, input: Order): Promise<BookingReply> {
  const { database, secrets } = ctx
  const order = withEmail(ctx, input)
  const draft = prepareOrder(ctx, order)
  const reply = await database.write.transaction().execute(async (trx) => {
    const earlier = await reserveIdempotencyKey(trx, draft.key, draft.reply, draft.createdAt)
    if (earlier) return earlier
    validateOrderTimes(ctx, order)
    await refuseOutsideAreas(trx, draft.zip)
    const admin = ctx.user?.role === 'admin' ? ctx.user : undefined
    if (!admin) await refuseBlocked(trx, emailsOf(ctx, order))
    const { zip, createdAt: at } = draft
    const assigned = await assignProfessionals(trx, draft.wanted, {
      zip,
      at,
      preferredId: order.professionalId,
    })
    const slots = await claimSlots(trx, draft.wanted, new Set(assigned.keys()))
    const heldUntil = ctx.user ? undefined : await limitGuestTimes(ctx, trx, order)
    const userId = ctx.user ? await findOwner(trx, ctx.user, order.contact.email) : null
    const conversationId = admin
      ? await findConversationById(trx, order.conversationId ?? '')
      : await findConversation(trx, ctx, order.chatSessionId)
    await trx
      .insertInto('bookings')
      .values(
        draft.bookings.map((booking) => ({
          ...booking,
          user_id: userId,
          slot_id: slots.get(booking.service_id) ?? '',
          professional_id: assigned.get(booking.service_id)?.id ?? null,
          // The email about the order names them.
          told_professional_id: assigned.get(booking.service_id)?.id ?? null,
          preferred_professional_id:
            booking.preferred_professional_id ?? wantedOf(order, assigned.get(booking.service_id)),
          conversation_id: conversationId,
          network: ctx.user ? null : networkPseudonym(ctx),
          held_until: heldUntil ?? null,
          is_repeat: isRepeatCustomer(booking),
        })),
      )
      .execute()
    await indexCustomer(trx, order.contact.email.toLowerCase(), {
      name: order.contact.fullName,
      phone: order.contact.phone,
      address: addressWithZip(order.contact.address, draft.zip),
    })
    await notifyCustomer(ctx, trx, {
      kind: 'bookingReceived',
      facts: { ...withProfessionals(draft, assigned), heldUntil },
      customer: { userId, email: order.contact.email, phone: order.contact.phone },
      byCustomer: admin === undefined,
      smsTo: admin && callerPhone(ctx, order),
    })
    if (admin) {
      const id = draft.bookings[0]?.id ?? ''
      const office = { ...ctx, user: admin }
      if (order.redoOfClaimId) await storeRedo(trx, order, id)
      if (order.note) await storeBookingNote(office, trx, { id, content: order.note })
      await recordAction(office, trx, 'booking.create', id)
    }
    return draft.reply
  })
  return { ...reply, token: secrets.guestToken(reply.groupId) }
}

/** A professional requested for the whole order is recorded only for the service that they do. */
const wantedOf = ({ professionalId }: AddressedOrder, assigned: Assigned | undefined) =>
  professionalId !== undefined && assigned?.id === professionalId ? professionalId : null

/** The addresses by which the office may have blocked the customer. */
const emailsOf = ({ user }: Context, { contact }: AddressedOrder): string[] => [
  contact.email.toLowerCase(),
  ...(user ? [user.email] : []),
]

/** What the email says, with those who come. */
function withProfessionals(
  { facts, bookings }: ReturnType<typeof prepareOrder>,
  assigned: ReadonlyMap<string, Assigned>,
) {
  return {
    ...facts,
    bookings: facts.bookings.map((booking) => {
      const service = bookings.find(({ id }) => id === booking.id)?.service_id ?? ''
      const one = assigned.get(service)
      return { ...booking, professional: one?.firstName, record: one?.record }
    }),
  }
}

/**
 * Whose account a signed-in user's order joins: their own or, if an administrator orders for a customer, the
 * customer's, provided that the address is verified. A guest can type anybody's address: see `booking-offers.ts`.
 */
async function findOwner(
  trx: Trx,
  user: NonNullable<Context['user']>,
  email: string,
): Promise<string | null> {
  if (user.role !== 'admin') return user.id
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('id', '<>', user.id)
    .executeTakeFirst()
  return account?.id ?? null
}

/** 1 if the same address has another order that was not cancelled. */
const isRepeatCustomer = ({ customer_email_lower: email, group_id: group }: BookingDraft) =>
  sql<number>`case when exists (
    select 1 from bookings as earlier where earlier.customer_email_lower = ${email}
      and earlier.group_id <> ${group} and earlier.status <> 'cancelled'
  ) then 1 else 0 end`

/** A booking as drafted before the transaction. */
type BookingDraft = Omit<
  Tables['bookings'],
  | 'slot_id'
  | 'user_id'
  | 'cancellation_fee'
  | 'rescheduled_at'
  | 'reminded_at'
  | 'conversation_id'
  | 'is_repeat'
  | 'network'
  | 'email_confirmed_at'
  | 'held_until'
  | 'late_move_fee'
  | 'agreed_date'
  | 'agreed_time'
  | 'outcome'
  | 'professional_id'
  | 'told_professional_id'
>

/** All that is stored and returned, computed before the transaction, so that the write lock is held briefly. */
function prepareOrder(ctx: Context, order: AddressedOrder) {
  const { clock, secrets, timeZone } = ctx
  const { contact } = order
  const zip = zipOfOrder(order)
  const quote = combinedQuote(order.services)
  const groupId = newId()
  const now = clock.now()
  const createdAt = now.toISOString()
  const createdDate = wallClock(now, timeZone).date
  const tokenHash = sha256(secrets.guestToken(groupId))
  const bookings = order.services.map((ordered, index): BookingDraft => {
    const { service, details } = ordered
    const { date, time } = timeOf(order, ordered)
    return {
      id: newId(),
      group_id: groupId,
      token_hash: tokenHash,
      service_id: service.id,
      service_title: service.title,
      service_details: JSON.stringify(details),
      quote_amount: isRedo(ctx, order) ? 0 : (quote.amounts[index] ?? 0),
      scheduled_date: date,
      scheduled_time: time,
      customer_name: contact.fullName,
      customer_email: contact.email,
      customer_email_lower: contact.email.toLowerCase(),
      customer_phone: contact.phone,
      customer_address: addressWithZip(contact.address, zip),
      customer_zip: zip,
      special_instructions: contact.specialInstructions ?? null,
      status: 'pending',
      payment_status: isRedo(ctx, order) ? 'paid' : 'pending',
      created_at: createdAt,
      created_date: createdDate,
      calendar_sequence: 0,
      extra_amount: 0,
      preferred_professional_id: ordered.professionalId ?? null,
    }
  })
  const [first, ...others] = bookings
  if (!first) throw new Error('An order has at least one service.')
  return {
    createdAt,
    zip,
    bookings,
    wanted: order.services.map((one) => ({
      service: one.service,
      preferredId: one.professionalId,
      ...timeOf(order, one),
    })),
    key: hashIdempotencyKey(order),
    reply: {
      groupId,
      bookings: bookings.map((booking) => ({
        id: booking.id,
        serviceId: booking.service_id,
        serviceTitle: booking.service_title,
        quoteAmount: booking.quote_amount,
        status: booking.status,
      })),
    },
    facts: factsOf(first, ...others),
  }
}
