import type { AddSeatInput, ChangeTimesInput } from '../../../shared/admin/schedule.ts'
import { serviceIds, serviceTitle } from '../../../shared/catalogue.ts'
import { addDays, hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { slotEndTime, slotHorizonDays } from '../../../shared/time/slots.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'
import { readStaffedServices } from './own-seats.ts'

/**
 * Closes or opens the seats of a day: a booked seat stays booked, and is closed once it is given back. Returns the
 * number of available seats that were changed, and of the visits that are still booked there. Services are locked in the order in which orders claim them, so that the
 * two cannot deadlock.
 */
export async function changeTimes(ctx: SignedInContext, input: ChangeTimesInput) {
  const { action, ...times } = input
  const { date, time, serviceId } = times
  const changing = serviceId === undefined ? serviceIds : [serviceId]
  return ctx.database.write.transaction().execute(async (trx) => {
    let changed = 0
    for (const id of [...changing].sort()) {
      const rows = await trx
        .updateTable('availability_slots')
        .set({ is_closed: action === 'close' ? 1 : 0 })
        .where('service_id', '=', id)
        .where('available_date', '=', date)
        .where('is_closed', '=', action === 'close' ? 0 : 1)
        .$call((query) => (time === undefined ? query : query.where('start_time', '=', time)))
        .returning('is_booked')
        .execute()
      changed += rows.filter(({ is_booked }) => is_booked === 0).length
    }
    const said = action === 'close' ? 'slot.close' : 'slot.open'
    await recordAction(ctx, trx, said, null, { ...times, changed })
    return { changed, visits: await countVisits(trx, times) }
  })
}

/** The visits at these times that nobody has started: closing leaves them as they are. */
async function countVisits(
  trx: Trx,
  { date, time, serviceId }: Omit<ChangeTimesInput, 'action'>,
): Promise<number> {
  const { count } = await trx
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('scheduled_date', '=', date)
    .where('status', 'in', ['pending', 'confirmed'])
    .$call((query) => (time === undefined ? query : query.where('scheduled_time', '=', time)))
    .$call((query) => (serviceId === undefined ? query : query.where('service_id', '=', serviceId)))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adds a seat for a service at a time. It lasts two hours, as all times do.
 * @throws BAD_REQUEST for a service that has professionals, and a time that has begun, lies beyond the horizon or on a holiday, CONFLICT if two admins add
 * the same seat at once
 */
export async function addSeat(ctx: SignedInContext, { serviceId, date, time }: AddSeatInput) {
  const now = wallClock(ctx.clock.now(), ctx.timeZone)
  const problem = hasStarted({ date, time }, now)
    ? 'This time has already started.'
    : date > addDays(now.date, slotHorizonDays)
      ? `Times are offered for ${slotHorizonDays} days ahead.`
      : undefined
  if (problem) throw new DomainError('invalid', 'TIME_OUT_OF_REACH', problem, 'date')
  return ctx.database.write.transaction().execute(async (trx) => {
    if ((await readStaffedServices(trx)).has(serviceId)) {
      throw new DomainError(
        'invalid',
        'SEAT_OF_STAFFED',
        `${serviceTitle(serviceId)} is booked by professional. Change their hours instead.`,
        'serviceId',
      )
    }
    const holiday = await trx
      .selectFrom('holidays')
      .select('name')
      .where('date', '=', date)
      .executeTakeFirst()
    if (holiday) {
      throw new DomainError('invalid', 'HOLIDAY', `This day is a holiday: ${holiday.name}.`, 'date')
    }
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
        end_time: slotEndTime(time),
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
    await recordAction(ctx, trx, 'slot.addSeat', null, { serviceId, date, time, seat })
    return { seat }
  })
}
