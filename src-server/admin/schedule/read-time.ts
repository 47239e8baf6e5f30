import type { TimeInput } from '../../../shared/admin/schedule.ts'
import type { Context } from '../../context.ts'

const visitsShown = 100

/** The visits at one time, and the available and closed seats of each service. */
export async function readTime({ database: { read } }: Context, input: TimeInput) {
  const { date, time, serviceId } = input
  const [visits, seats] = await Promise.all([
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
    read
      .selectFrom('availability_slots')
      .select((eb) => [
        'service_id as serviceId',
        'is_closed as isClosed',
        eb.fn.countAll<number>().as('seats'),
      ])
      .where('is_booked', '=', 0)
      .where('available_date', '=', date)
      .where('start_time', '=', time)
      .$call((query) =>
        serviceId === undefined ? query : query.where('service_id', '=', serviceId),
      )
      .groupBy(['service_id', 'is_closed'])
      .orderBy('service_id')
      .execute(),
  ])
  return { visits, seats }
}
