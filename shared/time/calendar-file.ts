import { brand } from '../brand.ts'
import { type BookedTime, calendarEvent, utcStamp } from './calendar-event.ts'

/** A booking as a calendar keeps it: one entry under its id, whatever happens to the booking. */
export interface CalendarVisit extends BookedTime {
  id: string
  /** How often it has changed; a calendar keeps the file with the higher number. */
  sequence: number
}

/** Whether the file adds or updates the entries, or removes them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

interface Options {
  zone: string
  method: CalendarMethod
  /** When the change that the file describes was made. */
  stampedAt: Date
}

/** An .ics file (RFC 5545) with one entry for each visit. */
export function calendarFile(visits: readonly CalendarVisit[], options: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Booking//EN`,
    `METHOD:${options.method}`,
    ...visits.flatMap((visit) => eventLines(visit, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function eventLines(visit: CalendarVisit, { zone, method, stampedAt }: Options): string[] {
  const { title, description, start, end } = calendarEvent(visit, zone)
  return [
    'BEGIN:VEVENT',
    `UID:${visit.id}@${brand.name.toLowerCase()}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${brand.name}:${brand.emailHref}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(visit.address)}`,
    'END:VEVENT',
  ]
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** Lines of an .ics file are 75 bytes at most; longer ones continue on the next line after a space. */
function fold(text: string): string {
  const encoder = new TextEncoder()
  let used = 0
  let folded = ''
  for (const character of text) {
    const bytes = encoder.encode(character).length
    if (used + bytes > 74) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += bytes
  }
  return folded
}
