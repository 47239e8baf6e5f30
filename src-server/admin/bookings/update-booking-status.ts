import type { UpdateStatusInput } from '../../../shared/booking.ts'
import { previousStatus } from '../../../shared/booking-status.ts'
import { isServiceId } from '../../../shared/catalogue.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { Context, SignedInContext } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { factsOf, recipientOf } from '../../mail/booking-facts.ts'
import { notifyCustomer } from '../../mail/notify-customer.ts'
import { markToldInstead, withdrawableMs } from '../../mail/tell-of-change.ts'
import { whyNot } from '../../professionals/check-professional.ts'
import { readStaff } from '../../professionals/read-staff.ts'
import { endOffer } from '../../proposals/end-offer.ts'

const auditActions = {
  confirmed: 'booking.confirm',
  in_progress: 'booking.start',
  completed: 'booking.complete',
} as const

/**
 * Takes a booking to its next status: confirmed, in progress, completed. It must have the status before that one, so
 * that what somebody else has changed meanwhile is not overwritten. `assignedId` is who was assigned in order to confirm it.
 * @throws NOT_FOUND for an unknown booking, CONFLICT when its status is another one, or when nobody is to come to a visit
 * that is to be confirmed
 */
export async function updateBookingStatus(
  ctx: SignedInContext,
  { id, to }: UpdateStatusInput,
  { assignedId }: { assignedId?: string | undefined } = {},
) {
  const from = previousStatus[to]
  return ctx.database.write.transaction().execute(async (trx) => {
    const booking = await trx
      .updateTable('bookings')
      .set({ status: to, held_until: null, network: null })
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst()
    if (!booking) throw await notFoundOrChanged(trx, id)
    if (to === 'confirmed') {
      await requireProfessional(ctx, trx, booking)
      await endOffer(trx, id)
    }
    let expected: string | null | undefined
    if (to !== 'in_progress') {
      const isTold = await notifyCustomer(ctx, trx, {
        kind: to === 'confirmed' ? 'bookingConfirmed' : 'bookingCompleted',
        facts: factsOf(booking),
        customer: recipientOf(booking),
        byCustomer: false,
        // Until then a slip is taken back unseen.
        dueAt: new Date(ctx.clock.now().getTime() + withdrawableMs).toISOString(),
      })
      if (isTold && to === 'confirmed') expected = await markToldInstead(trx, booking)
    }
    await recordBookingEvent(ctx, trx, booking, to, {
      ...(expected === undefined ? {} : { expected }),
      ...(assignedId === undefined ? {} : { assignedId }),
    })
    await recordAction(ctx, trx, auditActions[to], id, { from, to })
    return { status: to }
  })
}

/** Without professionals for a service, its visits are confirmed as they are; so are those that have begun. */
async function requireProfessional(
  { clock, timeZone }: Context,
  trx: Trx,
  booking: Tables['bookings'],
): Promise<void> {
  const { professional_id, service_id } = booking
  if (!isServiceId(service_id)) return
  // Somebody was sent without being written down here.
  const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
  if (hasStarted(visit, wallClock(clock.now(), timeZone))) return
  if (professional_id !== null) {
    await refuseUnsuited(trx, booking, professional_id)
    return
  }
  const staff = await readStaff(trx, [service_id], undefined)
  if (!staff.has(service_id)) return
  throw new DomainError(
    'conflict',
    'NOBODY_ASSIGNED',
    'No one is assigned yet. Open the visit, choose someone, then confirm it.',
  )
}

/** Their time off, skills or areas may have changed since they were assigned. */
async function refuseUnsuited(trx: Trx, booking: Tables['bookings'], id: string): Promise<void> {
  const professional = await trx
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reason = await whyNot(trx, professional, booking)
  if (reason === undefined) return
  throw new DomainError(
    'conflict',
    'PROFESSIONAL_UNSUITED',
    `${reason} Open the visit and choose someone else.`,
  )
}

export const statusChangedError = () =>
  new DomainError('conflict', 'STATUS_CHANGED', 'Someone else has changed this booking.')

async function notFoundOrChanged(trx: Trx, id: string): Promise<DomainError> {
  const booking = await trx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return booking ? statusChangedError() : bookingNotFound()
}
