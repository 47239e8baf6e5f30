import type { WallClock } from '../../../shared/time/business-time.ts'
import type { Db } from '../../db/types.ts'

/** The seats of these services that are not booked or closed, not on a holiday, and have not begun. */
export const availableSlots = (db: Db, serviceIds: readonly string[], now: WallClock) =>
  db
    .selectFrom('availability_slots')
    .where('service_id', 'in', serviceIds)
    .where('is_booked', '=', 0)
    .where('is_closed', '=', 0)
    .where('available_date', 'not in', (eb) => eb.selectFrom('holidays').select('date'))
    .where('available_date', '>=', now.date)
    .where((eb) => eb.or([eb('available_date', '>', now.date), eb('start_time', '>', now.time)]))
