import type { WallClock } from '../../../shared/time/business-time.ts'
import type { Db } from '../../db/types.ts'

/**
 * The business's seats of these services that are not closed, not on a holiday, and have not begun. A seat of a service
 * without professionals is not booked, either; those that have them, `staffed`, can be booked as long as somebody is
 * free.
 */
export const availableSlots = (
  db: Db,
  serviceIds: readonly string[],
  staffed: readonly string[],
  now: WallClock,
) =>
  db
    .selectFrom('availability_slots')
    .where('service_id', 'in', serviceIds)
    .where('is_staffed', '=', 0)
    .where('is_closed', '=', 0)
    .$call((query) =>
      staffed.length === 0
        ? query.where('is_booked', '=', 0)
        : query.where((eb) => eb.or([eb('is_booked', '=', 0), eb('service_id', 'in', staffed)])),
    )
    .where('available_date', 'not in', (eb) => eb.selectFrom('holidays').select('date'))
    .where('available_date', '>=', now.date)
    .where((eb) => eb.or([eb('available_date', '>', now.date), eb('start_time', '>', now.time)]))
