import { instantOf } from './business-time.ts'
import { slotHours } from './slots.ts'

/** A visit as a calendar shows it. The date and time are in the business zone. */
export interface BookedTime {
  serviceTitle: string
  date: string
  time: string
  address: string
  /** The first name of who comes, if somebody is assigned. */
  professionalName?: string | undefined
}

const eventLengthMs = slotHours * 60 * 60 * 1000

/** The text and the UTC timestamps of a visit's calendar entry. */
export function calendarEvent(
  { serviceTitle, date, time, address, professionalName }: BookedTime,
  zone: string,
) {
  const start = instantOf({ date, time }, zone)
  return {
    title: `${serviceTitle} Service`,
    description: [
      `${serviceTitle} service at ${address}`,
      ...(professionalName ? [`Professional: ${professionalName}`] : []),
    ].join('\n'),
    start: utcStamp(start),
    end: utcStamp(new Date(start.getTime() + eventLengthMs)),
  }
}

/** 20260303T150000Z */
export const utcStamp = (instant: Date) =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A link that adds the visit to Google Calendar. */
export function googleCalendarUrl(booked: BookedTime, zone: string): string {
  const { title, description, start, end } = calendarEvent(booked, zone)
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${start}/${end}`,
    details: description,
    location: booked.address,
  }).toString()
  return url.href
}
