import type { Context } from '../../context.ts'
import type { Db, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { readPayments } from '../../payments/read-payments.ts'
import { readFullNames } from '../../professionals/full-name.ts'

/**
 * A claim with its customer, its visit, who came, and how it was settled. Dates and times in the business zone, instants in
 * ISO, UTC.
 * @throws NOT_FOUND
 */
export async function readClaim({ database: { read }, timeZone }: Context, { id }: { id: string }) {
  const claim = await read
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .leftJoin('users', 'users.id', 'settled_by')
    .select([
      'claims.id',
      'content',
      'claims.created_at as createdAt',
      'answer_by as answerBy',
      'claims.outcome',
      'message',
      'settled_at as settledAt',
      'users.email as settledBy',
      'redo_booking_id as redoBookingId',
      'booking_id as bookingId',
      'service_id as serviceId',
      'service_title as serviceTitle',
      'quote_amount as quoteAmount',
      'cancellation_fee as cancellationFee',
      'status',
      'scheduled_date as date',
      'scheduled_time as time',
      'customer_name as customerName',
      'customer_email as email',
      'customer_phone as phone',
      'professional_id as professionalId',
    ])
    .where('claims.id', '=', id)
    .executeTakeFirst()
  if (!claim) throw claimNotFound()
  const { professionalId, quoteAmount, cancellationFee, ...shown } = claim
  const [names, { paid, refunded }] = await Promise.all([
    readFullNames(read, professionalId === null ? [] : [professionalId]),
    readPayments(read, {
      id: claim.bookingId,
      status: claim.status,
      quote_amount: quoteAmount,
      cancellation_fee: cancellationFee,
    }),
  ])
  return {
    ...shown,
    timeZone,
    /** Cents, as `paid`, which is less what was given back. */
    quoteAmount,
    paid: paid - refunded,
    /** Who came, by their full name; null if nobody was assigned. */
    professional: names.get(professionalId ?? '') ?? null,
  }
}

/** The claims about one booking as the office sees them, the latest first. Instants in ISO, UTC. */
export const readClaimsOf = (db: Db | Trx, bookingId: string) =>
  db
    .selectFrom('claims')
    .leftJoin('users', 'users.id', 'settled_by')
    .select([
      'claims.id',
      'content',
      'claims.created_at as createdAt',
      'answer_by as answerBy',
      'outcome',
      'message',
      'settled_at as settledAt',
      'users.email as settledBy',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('claims.created_at', 'desc')
    .orderBy('claims.id', 'desc')
    .execute()

export const claimNotFound = () =>
  new DomainError('notFound', 'CLAIM_NOT_FOUND', 'There is no such claim.')
