import type { WeekInput } from '../../../shared/admin/schedule.ts'
import { addDays } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'

const days = 7

/**
 * What is booked, available and closed at each time of seven days, and which of them are holidays. Dates and times in
 * the business zone.
 */
export async function readWeek({ database: { read } }: Context, { from, serviceId }: WeekInput) {
  const until = addDays(from, days)
  const [visits, seats, holidays] = await Promise.all([
    serviceId === undefined
      ? read
          .selectFrom('visits_by_time')
          .select(['day as date', 'time', 'visits'])
          .where('day', '>=', from)
          .where('day', '<', until)
          .execute()
      : read
          .selectFrom('bookings')
          .select((eb) => [
            'scheduled_date as date',
            'scheduled_time as time',
            eb.fn.countAll<number>().as('visits'),
          ])
          .where('service_id', '=', serviceId)
          .where('scheduled_date', '>=', from)
          .where('scheduled_date', '<', until)
          .where('status', '<>', 'cancelled')
          .groupBy(['scheduled_date', 'scheduled_time'])
          .execute(),
    read
      .selectFrom('availability_slots')
      .select((eb) => [
        'available_date as date',
        'start_time as time',
        'is_closed as isClosed',
        eb.fn.countAll<number>().as('seats'),
      ])
      .where('is_booked', '=', 0)
      .where('available_date', '>=', from)
      .where('available_date', '<', until)
      .$call((query) =>
        serviceId === undefined ? query : query.where('service_id', '=', serviceId),
      )
      .groupBy(['available_date', 'start_time', 'is_closed'])
      .execute(),
    read
      .selectFrom('holidays')
      .selectAll()
      .where('date', '>=', from)
      .where('date', '<', until)
      .execute(),
  ])
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index)
    const holiday = holidays.find((one) => one.date === date)?.name
    const times = [...visits, ...seats].filter((one) => one.date === date).map(({ time }) => time)
    return {
      date,
      holiday,
      times: [...new Set(times)].toSorted().map((time) => {
        const here = seats.filter((one) => one.date === date && one.time === time)
        const open = here.find(({ isClosed }) => isClosed === 0)?.seats ?? 0
        const closed = here.find(({ isClosed }) => isClosed === 1)?.seats ?? 0
        return {
          time,
          visits: visits.find((one) => one.date === date && one.time === time)?.visits ?? 0,
          free: holiday === undefined ? open : 0,
          closed: holiday === undefined ? closed : open + closed,
        }
      }),
    }
  })
}
