import { wallClock } from '../../../shared/time/business-time.ts'
import type { OpenSlotsInput, SlotTime } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { freeStaff } from '../../professionals/free-staff.ts'
import { readStaff } from '../../professionals/read-staff.ts'
import { availableSlots } from './available-slots.ts'

/**
 * The times at which every one of these services is available and that have not begun, by date then start, in the
 * business zone. A service that professionals do needs one of its own who is free and covers the zip code; with
 * `professionalId`, this one is among them.
 */
export async function openSlots(
  ctx: Context,
  { serviceIds, zip, professionalId }: OpenSlotsInput,
): Promise<SlotTime[]> {
  const { database, clock, timeZone } = ctx
  const now = wallClock(clock.now(), timeZone)
  const staff = await readStaff(database.read, serviceIds, zip)
  const offered = availableSlots(database.read, serviceIds, [...staff.keys()], now)
    .select(['available_date as date', 'start_time as startTime', 'end_time as endTime'])
    // A service may have several seats at one time.
    .groupBy(['available_date', 'start_time', 'end_time'])
    .$if(serviceIds.length > 1, (several) =>
      several.having((eb) => eb.fn.count('service_id').distinct(), '=', serviceIds.length),
    )
    .orderBy('available_date')
    .orderBy('start_time')
    .execute()
  const [times, isStaffed] = await Promise.all([
    offered,
    freeStaff(ctx, staff, { today: now.date, professionalId }),
  ])
  return times.filter(({ date, startTime }) => isStaffed(serviceIds, { date, time: startTime }))
}
