import type { TimeInput } from '../../../shared/admin/schedule.ts'
import { serviceIds } from '../../../shared/catalogue.ts'
import { addDays } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { readOwnSeats, readStaffedServices } from './own-seats.ts'

const visitsShown = 100

/** The visits at one time, and what is open and closed of each service. */
export async function readTime({ database: { read } }: Context, input: TimeInput) {
  const { date, time, serviceId } = input
  const [holiday, visits, seats, staffed] = await Promise.all([
    read.selectFrom('holidays').select('name').where('date', '=', date).executeTakeFirst(),
    read
      .selectFrom('bookings')
      .select([
        'id',
        'service_title as serviceTitle',
        'status',
        'customer_name as customerName',
        'customer_address as address',
      ])
      .where('scheduled_date', '=', date)
      .where('scheduled_time', '=', time)
      .where('status', '<>', 'cancelled')
      .$call((query) =>
        serviceId === undefined ? query : query.where('service_id', '=', serviceId),
      )
      .orderBy('id')
      .limit(visitsShown)
      .execute(),
    readOwnSeats(read, { from: date, until: addDays(date, 1), time, serviceId }),
    readStaffedServices(read),
  ])
  return {
    /** Its name, if nothing is offered that day whatever is open. */
    holiday: holiday?.name ?? null,
    visits,
    seats,
    /** What a seat can be added for: professionals need none. */
    seatServiceIds: serviceIds.filter((id) => !staffed.has(id)),
  }
}
