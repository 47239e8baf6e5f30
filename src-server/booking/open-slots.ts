import { wallClock } from '../../shared/business-time.ts'
import type { OpenSlotsInput, SlotTime } from '../../shared/slots.ts'
import type { Context } from '../context.ts'

/**
 * The times at which every one of these services is free and that have not begun, by date then start,
 * in the business zone (specification, section 7, call 6; decisions 9, 12 and 13).
 */
export async function openSlots(
  { database, clock, timeZone }: Context,
  { serviceIds }: OpenSlotsInput,
): Promise<SlotTime[]> {
  const now = wallClock(clock.now(), timeZone)
  return database.read
    .selectFrom('availability_slots')
    .select(['available_date as date', 'start_time as startTime', 'end_time as endTime'])
    .where('service_id', 'in', serviceIds)
    .where('is_booked', '=', 0)
    .where('available_date', '>=', now.date)
    .where((eb) => eb.or([eb('available_date', '>', now.date), eb('start_time', '>', now.time)]))
    .$if(serviceIds.length > 1, (several) =>
      several
        .groupBy(['available_date', 'start_time', 'end_time'])
        .having((eb) => eb.fn.countAll(), '=', serviceIds.length),
    )
    .orderBy('available_date')
    .orderBy('start_time')
    .execute()
}
