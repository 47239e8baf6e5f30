import { type BookedTime, googleCalendarUrl, icsFile } from '../../shared/calendar-event.ts'

/** A visit for Google Calendar and as an .ics file (specification, section 2; decision 23). `createdAt` in ISO, UTC. */
export const calendarLinks = (booked: BookedTime, timeZone: string, createdAt: string) => ({
  google: googleCalendarUrl(booked, timeZone),
  ics: `data:text/calendar;charset=utf-8,${encodeURIComponent(icsFile(booked, timeZone, new Date(createdAt)))}`,
})
