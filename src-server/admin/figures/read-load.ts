import type { AnalyticsInput } from '../../../shared/admin/figures.ts'
import { addDays } from '../../../shared/time/business-time.ts'
import { slotHours } from '../../../shared/time/slots.ts'
import type { Context } from '../../context.ts'
import { notCancelled } from '../../db/not-cancelled.ts'
import type { Db } from '../../db/types.ts'
import { fullName, readEverybody } from '../../professionals/full-name.ts'
import { readFreeHours } from '../../professionals/read-free-hours.ts'
import { countHours } from '../../professionals/working-hours.ts'
import { binsOf, type Days } from './bins.ts'

const mostDays = 31
const mostShown = 50

/**
 * The hours of visits and the hours at work of the 50 busiest professionals in a period, of a long one in its last 31 days: of those who
 * work here, or had visits then. Hours at work are those of the present weekly hours, without time off and holidays. Days in the business
 * zone.
 */
export async function readLoad({ database: { read } }: Context, { from, to }: AnalyticsInput) {
  const earliest = addDays(to, 1 - mostDays)
  const days = { from: from < earliest ? earliest : from, to }
  const people = await readEverybody(read)
  const ids = people.map(({ id }) => id)
  const [visits, all, dates] = await Promise.all([
    countVisits(read, ids, days),
    countAll(read, days),
    workingDays(read, days),
  ])
  const shown = people
    .filter(({ id, is_active }) => is_active === 1 || visits.has(id))
    .toSorted((one, other) => (visits.get(other.id) ?? 0) - (visits.get(one.id) ?? 0))
  const busiest = shown.slice(0, mostShown)
  const atWork = await readFreeHours(
    read,
    busiest.map(({ id }) => id),
    { dates, ignoresVisits: true },
  )
  const assigned = [...visits.values()].reduce((sum, count) => sum + count, 0)
  return {
    ...days,
    isShortened: days.from !== from,
    professionals: shown.length,
    busiest: busiest.map((person) => {
      const count = visits.get(person.id) ?? 0
      const hours = atWork.get(person.id)?.hours ?? []
      return {
        id: person.id,
        name: fullName(person),
        visits: count,
        bookedHours: count * slotHours,
        hoursAtWork: hours.reduce((sum, one) => sum + countHours(one), 0),
      }
    }),
    assigned,
    unassigned: all - assigned,
  }
}

async function countVisits(db: Db, ids: readonly string[], { from, to }: Days) {
  if (ids.length === 0) return new Map<string | null, number>()
  const rows = await db
    .selectFrom('bookings')
    .select((eb) => ['professional_id as id', eb.fn.countAll<number>().as('visits')])
    .where('professional_id', 'in', ids)
    .where('scheduled_date', '>=', from)
    .where('scheduled_date', '<=', to)
    .where(...notCancelled)
    .groupBy('professional_id')
    .execute()
  return new Map(rows.map(({ id, visits }) => [id, visits]))
}

async function countAll(db: Db, { from, to }: Days): Promise<number> {
  const { visits } = await db
    .selectFrom('visits_by_time')
    .select((eb) => eb.fn.sum<number | null>('visits').as('visits'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return visits ?? 0
}

async function workingDays(db: Db, days: Days): Promise<string[]> {
  const rows = await db
    .selectFrom('holidays')
    .select('date')
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .execute()
  const holidays = new Set(rows.map(({ date }) => date))
  return binsOf(days, 'day').flatMap(({ from }) => (holidays.has(from) ? [] : [from]))
}
