import { addDays } from '../../../shared/time/business-time.ts'
import { slotHours } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { notCancelled } from '../../db/not-cancelled.ts'
import type { Db } from '../../db/types.ts'
import { fullName, readEverybody } from '../../professionals/full-name.ts'
import { readFreeHours } from '../../professionals/read-free-hours.ts'
import { countHours } from '../../professionals/working-hours.ts'

const days = 7

/**
 * How much everybody who works here, or has visits then, has to do on each of seven days: visits, hours booked and hours at work; and the visits that nobody
 * is assigned to. Dates in the business zone.
 */
export async function readWorkload(
  { database: { read } }: Context,
  { date: from }: { date: string },
) {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const until = addDays(from, days)
  const people = await readEverybody(read)
  const everybody = people.map(({ id }) => id)
  const [assigned, unassigned, holidays] = await Promise.all([
    everybody.length === 0
      ? []
      : countVisits(read, { from, until })
          .where('professional_id', 'in', everybody)
          .groupBy(['professional_id', 'scheduled_date'])
          .execute(),
    countVisits(read, { from, until })
      .where('professional_id', 'is', null)
      .groupBy(['professional_id', 'scheduled_date'])
      .execute(),
    read
      .selectFrom('holidays')
      .selectAll()
      .where('date', '>=', from)
      .where('date', '<', until)
      .execute(),
  ])
  const visits = [...assigned, ...unassigned]
  const busy = new Set(visits.map(({ professionalId }) => professionalId))
  const shown = people.filter(({ id, is_active }) => is_active === 1 || busy.has(id))
  const ids = shown.map(({ id }) => id)
  const atWork = await readFreeHours(read, ids, { dates, ignoresVisits: true })
  const visitsOf = new Map(
    visits.map((one) => [`${one.professionalId ?? ''} ${one.date}`, one.visits]),
  )
  return {
    days: dates.map((date) => ({
      date,
      holiday: holidays.find((one) => one.date === date)?.name ?? null,
      unassigned: visitsOf.get(` ${date}`) ?? 0,
    })),
    professionals: shown.map((person) => ({
      id: person.id,
      name: fullName(person),
      days: dates.map((date, index) => {
        const count = visitsOf.get(`${person.id} ${date}`) ?? 0
        const isOff = person.is_active === 0 || holidays.some((one) => one.date === date)
        const hours = isOff ? 0 : countHours(atWork.get(person.id)?.hours[index] ?? 0)
        return { date, visits: count, bookedHours: count * slotHours, hoursAtWork: hours }
      }),
    })),
  }
}

const countVisits = (read: Db, { from, until }: { from: string; until: string }) =>
  read
    .selectFrom('bookings')
    .select((eb) => [
      'professional_id as professionalId',
      'scheduled_date as date',
      eb.fn.countAll<number>().as('visits'),
    ])
    .where('scheduled_date', '>=', from)
    .where('scheduled_date', '<', until)
    .where(...notCancelled)
