import { addDays } from '../../shared/time/business-time.ts'
import { slotHorizonDays } from '../../shared/time/slots.ts'
import type { Db } from '../db/types.ts'
import { readFreeHours } from './read-free-hours.ts'
import type { Candidate } from './read-staff.ts'
import type { Hours } from './working-hours.ts'

interface Calendar {
  changes: number
  today: string
  /** By the days from today on. */
  hours: readonly Hours[]
}

/**
 * Keeps everybody's free hours up to the horizon in memory. The database counts the changes of each calendar, so one
 * that has changed meanwhile, by whichever server, is read again.
 */
export function createCalendars() {
  const kept = new Map<string, Calendar>()
  async function refresh(db: Db, changed: readonly Candidate[], today: string) {
    const dates = Array.from({ length: slotHorizonDays + 1 }, (_, days) => addDays(today, days))
    const read = await readFreeHours(
      db,
      changed.map(({ id }) => id),
      { dates },
    )
    for (const { id, calendarChanges } of changed) {
      kept.set(id, { changes: calendarChanges, today, hours: read.get(id)?.hours ?? [] })
    }
  }
  return {
    /** The free hours of each of these professionals on each day from `today` to the horizon, in the business zone. */
    async read(db: Db, candidates: readonly Candidate[], today: string) {
      const isCurrent = ({ id, calendarChanges }: Candidate) => {
        const calendar = kept.get(id)
        return calendar?.changes === calendarChanges && calendar.today === today
      }
      const changed = candidates.filter((one) => !isCurrent(one))
      if (changed.length > 0) await refresh(db, changed, today)
      return new Map(candidates.map(({ id }) => [id, kept.get(id)?.hours ?? []]))
    },
  }
}

export type Calendars = ReturnType<typeof createCalendars>
