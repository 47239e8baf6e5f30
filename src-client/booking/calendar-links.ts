import { googleCalendarUrl, icsFile } from '../../shared/calendar-event.ts'
import type { Receipt } from './booking-facts.tsx'

/** A booking for Google Calendar and as an .ics file (specification, section 2; decision 23). */
export function calendarLinks({
  groupId,
  bookings,
  contact,
  date,
  time,
  timeZone,
  createdAt,
}: Receipt) {
  const event = {
    id: groupId,
    serviceTitle: bookings.map(({ serviceTitle }) => serviceTitle).join(', '),
    date,
    time,
    address: contact.address,
  }
  return {
    google: googleCalendarUrl(event, timeZone),
    ics: `data:text/calendar;charset=utf-8,${encodeURIComponent(icsFile(event, timeZone, new Date(createdAt)))}`,
  }
}
