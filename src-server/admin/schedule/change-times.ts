import type { AddSeatInput, ChangeTimesInput } from '../../../shared/admin/schedule.ts'
import { addDays, hasBegun, wallClock } from '../../../shared/business-time.ts'
import { slotHorizonDays, slotHours } from '../../../shared/slots.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secret.ts'
import { recordAction } from '../record-action.ts'

/** Closes or opens free seats; what is booked stays booked. Returns how many were changed. */
export async function changeTimes(ctx: SignedInContext, input: ChangeTimesInput) {
  const { action, ...times } = input
  return ctx.database.write.transaction().execute(async (trx) => {
    const changed = await setClosed(trx, times, action === 'close')
    await recordAction(ctx, trx, action === 'close' ? 'closed times' : 'opened times', null, {
      ...times,
      changed,
    })
    return { changed }
  })
}

/** Closes or opens the free seats of a day; returns how many. */
export async function setClosed(
  trx: Trx,
  { date, time, serviceId }: Omit<ChangeTimesInput, 'action'>,
  close: boolean,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('availability_slots')
    .set({ is_closed: close ? 1 : 0 })
    .where('is_booked', '=', 0)
    .where('available_date', '=', date)
    .where('is_closed', '=', close ? 0 : 1)
    .$if(time !== undefined, (query) => query.where('start_time', '=', time ?? ''))
    .$if(serviceId !== undefined, (query) => query.where('service_id', '=', serviceId ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Adds a seat for a service at a time. Times last two hours, as all do (decision 13).
 * @throws BAD_REQUEST for a time that has begun or lies beyond the horizon, CONFLICT where two add the same seat at once
 */
export async function addSeat(ctx: SignedInContext, { serviceId, date, time }: AddSeatInput) {
  const now = wallClock(ctx.clock.now(), ctx.timeZone)
  const problem = hasBegun({ date, time }, now)
    ? 'This time has begun already.'
    : date > addDays(now.date, slotHorizonDays)
      ? `Times are offered for ${slotHorizonDays} days ahead.`
      : undefined
  if (problem) throw new DomainError('invalid', 'TIME_OUT_OF_REACH', problem, 'date')
  return ctx.database.write.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('availability_slots')
      .select((eb) => eb.fn.max<number | null>('seat').as('last'))
      .where('service_id', '=', serviceId)
      .where('available_date', '=', date)
      .where('start_time', '=', time)
      .executeTakeFirstOrThrow()
    const seat = (last ?? 0) + 1
    const added = await trx
      .insertInto('availability_slots')
      .values({
        id: newId(),
        service_id: serviceId,
        available_date: date,
        start_time: time,
        end_time: `${String(Number(time.slice(0, 2)) + slotHours).padStart(2, '0')}:00`,
        is_booked: 0,
        seat,
      })
      .onConflict((conflict) =>
        conflict.columns(['service_id', 'available_date', 'start_time', 'seat']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      throw new DomainError('conflict', 'SEAT_ADDED', 'Someone else has just added this seat.')
    }
    await recordAction(ctx, trx, 'added a seat', null, { serviceId, date, time, seat })
    return { seat }
  })
}
