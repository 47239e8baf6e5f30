import type { Order } from '../../../shared/order.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { requireStandIn } from '../../customers/stand-in-email.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { normalizePhone } from '../../mail/phone-numbers.ts'
import { newId } from '../../secrets.ts'

/** Whether the office makes good with this order what went wrong before: it costs nothing. */
export const isRedo = ({ user }: Pick<Context, 'user'>, { redoOfClaimId }: Order): boolean =>
  user?.role === 'admin' && redoOfClaimId !== undefined

/**
 * The number for the confirmation by text message, if the caller wants one.
 * @throws BAD_REQUEST at the phone number if it gets no text messages
 */
export function callerPhone({ env }: Pick<Context, 'env'>, order: Order): string | undefined {
  if (!order.confirmBySms) return undefined
  const number = normalizePhone(order.contact.phone, env)
  if (number) return number
  throw new DomainError(
    'invalid',
    'PHONE_NOT_SERVED',
    'This number can’t receive text messages. Correct it, or confirm by email only.',
    'phone',
  )
}

/** An order with the email of its customer, or what stands in for it. */
export type AddressedOrder = Order & { contact: { email: string } }

/**
 * The order of a caller without an email gets what stands in for it.
 * @throws BAD_REQUEST at the email for everybody but an administrator, at the phone number if it is not a whole one
 */
export function withEmail({ user }: Pick<Context, 'user'>, order: Order): AddressedOrder {
  const { email, phone } = order.contact
  if (email === undefined && user?.role !== 'admin') {
    throw new DomainError('invalid', 'NO_EMAIL', 'Enter your email address.', 'email')
  }
  return { ...order, contact: { ...order.contact, email: email ?? requireStandIn(phone) } }
}

/** Adds an internal note about a booking, which only administrators read. */
export async function storeBookingNote(
  { user, clock }: Pick<SignedInContext, 'user' | 'clock'>,
  trx: Trx,
  { id, content }: { id: string; content: string },
): Promise<void> {
  await trx
    .insertInto('booking_notes')
    .values({
      id: newId(),
      booking_id: id,
      admin_user_id: user.id,
      content,
      created_at: clock.now().toISOString(),
    })
    .execute()
}

/**
 * Makes the order the second visit of its claim: one for each claim, unless it was cancelled.
 * @throws NOT_FOUND without a claim that a visit can make good, BAD_REQUEST for another service, CONFLICT if the
 * second visit is booked already
 */
export async function storeRedo(trx: Trx, order: Order, bookingId: string): Promise<void> {
  const claim = await trx
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select(['claims.id', 'service_id'])
    .where('claims.id', '=', order.redoOfClaimId ?? '')
    .where((eb) => eb.or([eb('claims.outcome', 'is', null), eb('claims.outcome', '=', 'redo')]))
    .executeTakeFirst()
  if (!claim) {
    throw new DomainError(
      'notFound',
      'CLAIM_NOT_FOUND',
      'There is no claim that calls for a second visit.',
    )
  }
  const [ordered, ...others] = order.services
  if (ordered?.service.id !== claim.service_id || others.length > 0) {
    throw new DomainError(
      'invalid',
      'REDO_OTHER_SERVICE',
      'A second visit at no charge must be for the same service. Book other services as a separate order.',
      'serviceId',
    )
  }
  const { numUpdatedRows } = await trx
    .updateTable('claims')
    .set({ redo_booking_id: bookingId })
    .where('id', '=', claim.id)
    .where((eb) =>
      eb.or([
        eb('redo_booking_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.id', '=', 'claims.redo_booking_id')
            .where('bookings.status', '=', 'cancelled'),
        ),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw new DomainError(
      'conflict',
      'REDO_BOOKED',
      'The second visit for this claim is already booked.',
    )
  }
}
