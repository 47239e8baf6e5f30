import { messageClockHours } from '../../../shared/admin/inbox.ts'
import { addDays, type WallClock, wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { readFullNames } from '../../professionals/full-name.ts'
import { findUnsuited } from './find-unsuited.ts'
import { revenueOf, totalsByStatus } from './totals.ts'

const lateShown = 10
/** A visit that nobody started or ended stays on the list for so long, in days. */
const lateDays = 7
const trendDays = 30

/**
 * The day's work: visits by hour and by person, what is unconfirmed today and tomorrow, visits that should have begun today
 * or in the week before, visits that need someone else, messages that have waited for more than four hours, claims, and the last 30 days against the 30 before. Amounts in cents, dates
 * and times in the business zone.
 */
export async function readToday({ database: { read }, clock, timeZone }: Context) {
  const now = wallClock(clock.now(), timeZone)
  const tomorrow = addDays(now.date, 1)
  const before = new Date(clock.now().getTime() - messageClockHours * 3_600_000).toISOString()
  const [visits, leftOver, late, unsuited, oldMessages, openClaims, overdueClaims, ...trend] =
    await Promise.all([
      countVisits(read, now.date, tomorrow),
      countNotStarted(read, addDays(now.date, -lateDays), now.date),
      findLate(read, now),
      findUnsuited(read, now),
      read
        .selectFrom('contact_messages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('answered_at', 'is', null)
        .where('created_at', '<', before)
        .executeTakeFirstOrThrow(),
      countOpenClaims(read),
      countOpenClaims(read, clock.now()),
      totalsOf(read, addDays(now.date, 1 - trendDays), now.date),
      totalsOf(read, addDays(now.date, 1 - 2 * trendDays), addDays(now.date, -trendDays)),
    ])
  const ofToday = visits.filter(({ date }) => date === now.date)
  const names = await readFullNames(
    read,
    ofToday.flatMap(({ professionalId }) => professionalId ?? []),
  )
  const unconfirmedOn = (day: string) =>
    sum(visits.filter(({ date, status }) => date === day && status === 'pending'))
  return {
    date: now.date,
    visits: sum(ofToday),
    byTime: group(ofToday, ({ time }) => time).map(([time, count]) => ({ time, visits: count })),
    byPerson: group(ofToday, ({ professionalId }) => professionalId).map(([id, count]) => ({
      id,
      /** Null: nobody is assigned. */
      name: id === null ? null : (names.get(id) ?? null),
      visits: count,
    })),
    unconfirmed: { today: unconfirmedOn(now.date), tomorrow: unconfirmedOn(tomorrow) },
    late,
    /** How many there are; not all are listed. */
    lateCount:
      leftOver +
      sum(
        ofToday.filter(
          ({ time, status }) => time < now.time && (status === 'pending' || status === 'confirmed'),
        ),
      ),
    /** Coming visits that need someone else, the earliest first. */
    unsuited,
    oldMessages: oldMessages.count,
    claims: { open: openClaims, overdue: overdueClaims },
    trend: { last: trend[0], before: trend[1] },
  }
}

const countVisits = (db: Db, from: string, to: string) =>
  db
    .selectFrom('bookings')
    .select((eb) => [
      'scheduled_date as date',
      'scheduled_time as time',
      'professional_id as professionalId',
      'status',
      eb.fn.countAll<number>().as('visits'),
    ])
    .where('scheduled_date', '>=', from)
    .where('scheduled_date', '<=', to)
    .where('status', '<>', 'cancelled')
    .groupBy(['scheduled_date', 'scheduled_time', 'professional_id', 'status'])
    .orderBy('scheduled_time')
    .execute()

/** Visits of these days, the last one not included, that nobody has started. */
async function countNotStarted(db: Db, from: string, until: string): Promise<number> {
  const { count } = await db
    .selectFrom('visits_by_day')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bookings'), eb.lit(0)).as('count'))
    .where('day', '>=', from)
    .where('day', '<', until)
    .where('status', 'in', ['pending', 'confirmed'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Visits whose time has come, and that nobody has started: the latest days first. */
const findLate = (db: Db, { date, time }: WallClock) =>
  db
    .selectFrom('bookings')
    .select([
      'id',
      'service_title as serviceTitle',
      'customer_name as customerName',
      'scheduled_date as date',
      'scheduled_time as time',
    ])
    .where('scheduled_date', '>=', addDays(date, -lateDays))
    .where('scheduled_date', '<=', date)
    .where((eb) => eb.or([eb('scheduled_date', '<', date), eb('scheduled_time', '<', time)]))
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('scheduled_date', 'desc')
    .orderBy('scheduled_time')
    .orderBy('id')
    .limit(lateShown)
    .execute()

/** Claims that are not settled; with `now`, those that should have been answered by then. */
async function countOpenClaims(db: Db, now?: Date): Promise<number> {
  const { count } = await db
    .selectFrom('claims')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .$if(now !== undefined, (some) => some.where('answer_by', '<', now?.toISOString() ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

async function totalsOf(db: Db, from: string, to: string) {
  const { bookings, total } = revenueOf(await totalsByStatus(db, { from, to }))
  return { bookings, revenue: total }
}

const sum = (rows: readonly { visits: number }[]) =>
  rows.reduce((total, { visits }) => total + visits, 0)

function group<Row extends { visits: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.visits)
  return [...counts]
}
