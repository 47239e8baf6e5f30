import { wallClock } from '../../../shared/time/business-time.ts'
import type { OpenSlotsInput, SlotTime } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { availableSlots } from './available-slots.ts'

/**
 * The times at which every one of these services is available and that have not begun, by date then start, in the
 * business zone.
 */
export async function openSlots(
  { database, clock, timeZone }: Context,
  { serviceIds }: OpenSlotsInput,
): Promise<SlotTime[]> {
  const times = await availableSlots(database.read, serviceIds, wallClock(clock.now(), timeZone))
    .select(['available_date as date', 'start_time as startTime', 'end_time as endTime'])
    .$if(serviceIds.length > 1, (several) =>
      several
        .groupBy(['available_date', 'start_time', 'end_time'])
        .having((eb) => eb.fn.count('service_id').distinct(), '=', serviceIds.length),
    )
    .orderBy('available_date')
    .orderBy('start_time')
    .execute()
  // A service may have several seats at one time.
  return times.filter(
    ({ date, startTime }, at) =>
      date !== times[at - 1]?.date || startTime !== times[at - 1]?.startTime,
  )
}
