import { googleCalendarUrl } from '../../../shared/time/calendar-event.ts'
import { type CalendarVisit, calendarFile } from '../../../shared/time/calendar-file.ts'
import { groupByTime } from '../../../shared/time/group-by-time.ts'

interface Options {
  timeZone: string
  /** ISO, UTC */
  createdAt: string
}

interface BookedVisit extends Omit<CalendarVisit, 'address' | 'professionalName'> {
  professional: { firstName: string } | null
}

/** A booking, as its customer's calendar keeps it. */
export const calendarVisit = (
  { id, serviceTitle, date, time, sequence, professional }: BookedVisit,
  address: string,
): CalendarVisit => ({
  id,
  serviceTitle,
  date,
  time,
  sequence,
  address,
  professionalName: professional?.firstName,
})

/** The services of one order, as a Google Calendar link for each time, and as an .ics file with an entry for each. */
export function calendarLinks(visits: readonly CalendarVisit[], { timeZone, createdAt }: Options) {
  const file = calendarFile(visits, {
    zone: timeZone,
    method: 'PUBLISH',
    stampedAt: new Date(createdAt),
  })
  return {
    google: groupByTime(visits).map(({ date, time, together }) => {
      const serviceTitle = together.map((visit) => visit.serviceTitle).join(', ')
      const address = together[0]?.address ?? ''
      return {
        serviceTitle,
        url: googleCalendarUrl({ serviceTitle, date, time, address }, timeZone),
      }
    }),
    ics: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
  }
}
