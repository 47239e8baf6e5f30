import { googleCalendarUrl } from '../../../shared/time/calendar-event.ts'
import { type CalendarVisit, calendarFile } from '../../../shared/time/calendar-file.ts'

interface Options {
  timeZone: string
  /** ISO, UTC */
  createdAt: string
}

/**
 * The visits of one order, as one Google Calendar entry at the time of the first, and as an .ics file with an entry for
 * each.
 */
export function calendarLinks(
  visits: readonly [CalendarVisit, ...CalendarVisit[]],
  { timeZone, createdAt }: Options,
) {
  const serviceTitle = visits.map((visit) => visit.serviceTitle).join(', ')
  const file = calendarFile(visits, {
    zone: timeZone,
    method: 'PUBLISH',
    stampedAt: new Date(createdAt),
  })
  return {
    google: googleCalendarUrl({ ...visits[0], serviceTitle }, timeZone),
    ics: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
  }
}
