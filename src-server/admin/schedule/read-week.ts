import type { WeekInput } from '../../../shared/admin/schedule.ts'
import { addDays } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { type OwnSeats, readOwnSeats } from './own-seats.ts'

const days = 7

/**
 * What is booked, open and closed at each time of seven days, and which of them are holidays: services if all are asked
 * for, otherwise seats of the service. One that has professionals counts once, however many of them are free. Dates and
 * times in the business zone.
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
    readOwnSeats(read, { from, until, serviceId }),
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
        const { open, closed } = serviceId === undefined ? countServices(here) : countSeats(here)
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

/** A service that is open with one seat and closed with another is open. */
function countServices(seats: readonly OwnSeats[]) {
  const open = new Set(seats.filter(({ isClosed }) => isClosed === 0).map((one) => one.serviceId))
  const all = new Set(seats.map((one) => one.serviceId))
  return { open: open.size, closed: all.size - open.size }
}

function countSeats(seats: readonly OwnSeats[]) {
  const sum = (closed: number) =>
    seats.filter(({ isClosed }) => isClosed === closed).reduce((count, one) => count + one.seats, 0)
  return { open: sum(0), closed: sum(1) }
}
