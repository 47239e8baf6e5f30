import {
  canAssign,
  canCancel,
  canEndWithoutWork,
  isFinished,
} from '../../../shared/booking-status.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { bookingEventFacts } from '../../audit/booking-event-facts.ts'
import { readDetails } from '../../booking/read/read-details.ts'
import type { SignedInContext } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db } from '../../db/types.ts'
import { reachOf } from '../../mail/reach.ts'
import { readFullNames } from '../../professionals/full-name.ts'
import { readClaimsOf } from '../claims/read-claim.ts'
import { readRecord } from '../customers/read-record.ts'
import { readRecordedPayments } from './read-recorded-payments.ts'
import { undoableStep } from './undo-status.ts'

const othersShown = 10

/**
 * A booking with everything that the business knows about it: the customer's answers, who did what, the customer's
 * other bookings, the messages about it and the internal notes. Amounts in cents, dates and times in the business zone,
 * instants in ISO, UTC.
 * @throws NOT_FOUND for an unknown booking
 */
export async function readBooking(ctx: SignedInContext, { id }: { id: string }) {
  const { read } = ctx.database
  const details = await readDetails(ctx, { id })
  const email = details.contact.email.toLowerCase()
  const {
    group_id: groupId,
    payment_status: paymentStatus,
    user_id: userId,
    conversation_id: conversationId,
    preferred_professional_id: preferredId,
    outcome,
  } = await read
    .selectFrom('bookings')
    .select([
      'group_id',
      'payment_status',
      'user_id',
      'conversation_id',
      'preferred_professional_id',
      'outcome',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [
    undoable,
    customer,
    preferred,
    claims,
    events,
    recorded,
    others,
    messages,
    notes,
    extraWork,
    redo,
  ] = await Promise.all([
    undoableStep(ctx, read, details),
    readCustomerRecord(read, userId, email),
    readFullNames(read, preferredId === null ? [] : [preferredId]),
    readClaimsOf(read, id),
    read
      .selectFrom('booking_events')
      .leftJoin('users', 'users.id', 'actor_user_id')
      .select(['kind', 'actor', 'users.email as by', 'facts', 'booking_events.created_at as at'])
      .where('booking_id', '=', id)
      .orderBy('booking_events.created_at')
      .execute(),
    readRecordedPayments(read, id),
    read
      .selectFrom('bookings')
      .select([
        'id',
        'service_title as serviceTitle',
        'status',
        'scheduled_date as date',
        'scheduled_time as time',
        'quote_amount as quoteAmount',
      ])
      .where('customer_email_lower', '=', email)
      .where('id', '<>', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(othersShown)
      .execute(),
    read
      .selectFrom('outbox')
      .select([
        'id',
        'channel',
        'kind',
        'recipient',
        'status',
        'reason',
        'created_at as createdAt',
        'sent_at as sentAt',
      ])
      .where('group_id', '=', groupId)
      .orderBy('created_at')
      .execute(),
    read
      .selectFrom('booking_notes')
      .innerJoin('users', 'users.id', 'admin_user_id')
      .select([
        'booking_notes.id',
        'users.email as by',
        'content',
        'booking_notes.created_at as at',
      ])
      .where('booking_id', '=', id)
      .orderBy('booking_notes.created_at')
      .execute(),
    read
      .selectFrom('extra_work')
      .select(['id', 'description', 'amount', 'status'])
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute(),
    read.selectFrom('claims').select('id').where('redo_booking_id', '=', id).executeTakeFirst(),
  ])
  const hasBegun = hasStarted(details, wallClock(ctx.clock.now(), ctx.timeZone))
  return {
    ...details,
    paymentStatus,
    /** How it ended without work; null for all others. */
    outcome,
    /** Until when the latest step can be taken back; ISO, UTC. Null if it cannot. */
    undoableUntil: undoable?.until ?? null,
    claims,
    /** Whether it makes good an earlier visit, at no charge. */
    isRedo: redo !== undefined,
    userId,
    reach: reachOf(ctx, {
      customer_email: details.contact.email,
      customer_phone: details.contact.phone,
    }),
    /** What the office knows about the customer. */
    customer: { tags: customer.tags, blockedReason: customer.blockedReason, notes: customer.notes },
    conversationId,
    preferred:
      preferredId === null ? null : { id: preferredId, name: preferred.get(preferredId) ?? '' },
    canMove: canAssign(details.status),
    canEndWithoutWork: canEndWithoutWork(details.status) && hasBegun,
    canCancel: canCancel(details.status),
    canEdit: !isFinished(details.status),
    history: events.map(({ facts, ...event }) => ({
      ...event,
      facts: parseColumn(bookingEventFacts, facts),
    })),
    /** Payments, refunds and declined cards, with who recorded them and when. */
    recordedPayments: recorded,
    others,
    messages,
    notes,
    /** Whatever its status; cents. */
    extraWork,
  }
}

/** An account's own, or that of the address, wherever it was merged into. */
async function readCustomerRecord(read: Db, userId: string | null, typed: string) {
  const account =
    userId === null
      ? undefined
      : await read.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  const record = await readRecord(read, account?.email ?? typed)
  return record.mergedInto === null ? record : readRecord(read, record.mergedInto)
}
