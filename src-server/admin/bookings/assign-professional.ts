import type { AssignInput } from '../../../shared/admin/professionals.ts'
import { canAssign } from '../../../shared/booking-status.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { SignedInContext } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { tellWhoComes } from '../../mail/tell-who-comes.ts'
import { whyNot } from '../../professionals/check-professional.ts'
import { professionalNotFound } from '../professionals/save-professional.ts'

/**
 * Chooses who comes to a visit that has not begun. A customer who was told of somebody else is told of the change, a few
 * minutes later, so that the office can take it back unseen.
 * @throws NOT_FOUND; CONFLICT with the reason if this professional cannot come, if the visit has begun, or if somebody
 * else has chosen in the meantime
 */
export async function assignProfessional(ctx: SignedInContext, input: AssignInput) {
  const { id: bookingId, professionalId } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    await lockRows(trx, 'bookings', 'id', bookingId)
    const booking = await trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', bookingId)
      .executeTakeFirst()
    if (!booking) throw bookingNotFound()
    const from = booking.professional_id
    if (input.from !== undefined && input.from !== from) throw changedError()
    // The database counts the change in both calendars: locked in the order in which orders lock them.
    await lockInOrder(
      trx,
      'professionals',
      from === null ? [professionalId] : [professionalId, from],
    )
    const visit = { date: booking.scheduled_date, time: booking.scheduled_time }
    if (!canAssign(booking.status) || hasStarted(visit, wallClock(ctx.clock.now(), ctx.timeZone))) {
      throw new DomainError('conflict', 'NOT_ASSIGNABLE', 'The visit has begun, or is cancelled.')
    }
    const professional = await trx
      .selectFrom('professionals')
      .select(['id', 'first_name', 'is_active'])
      .where('id', '=', professionalId)
      .executeTakeFirst()
    if (!professional) throw professionalNotFound()
    if (professionalId === from) return { professional: professional.first_name }
    const reason = await whyNot(trx, professional, booking)
    if (reason !== undefined) throw new DomainError('conflict', 'PROFESSIONAL_UNSUITED', reason)
    const assigned = await trx
      .updateTable('bookings')
      .set((eb) => ({
        professional_id: professionalId,
        calendar_sequence: eb('calendar_sequence', '+', 1),
      }))
      .where('id', '=', bookingId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('professionals')
      .set({ last_assigned_at: ctx.clock.now().toISOString() })
      .where('id', '=', professionalId)
      .execute()
    await recordBookingEvent(ctx, trx, booking, 'assigned', {
      professional: professional.first_name,
      professionalBefore: await nameOf(trx, from),
    })
    await tellWhoComes(ctx, trx, assigned, from)
    await recordAction(ctx, trx, 'booking.assign', bookingId, { to: professional.first_name })
    return { professional: professional.first_name }
  })
}

async function nameOf(trx: Trx, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined
  const known = await trx
    .selectFrom('professionals')
    .select('first_name')
    .where('id', '=', id)
    .executeTakeFirst()
  return known?.first_name
}

const changedError = () =>
  new DomainError(
    'conflict',
    'PROFESSIONAL_CHANGED',
    'Someone else has changed who comes in the meantime.',
  )
