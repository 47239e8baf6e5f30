import { brand } from '../brand.ts'
import { type BookedTime, calendarEvent, utcStamp } from './calendar-event.ts'
import { slotEndTime } from './slots.ts'

/** A booking as a calendar keeps it: one entry under its id, whatever happens to the booking. */
export interface CalendarVisit extends BookedTime {
  id: string
  /** How often it has changed; a calendar keeps the file with the higher number. */
  sequence: number
  /** Instead of the service's title. */
  title?: string
  /** More lines of its description. */
  details?: readonly string[]
  /** When it was last changed, if that is not when the file's change was made. */
  stampedAt?: Date
}

/** Whether the file adds or updates the entries, or removes them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

interface Options {
  zone: string
  method: CalendarMethod
  /** When the change that the file describes was made. */
  stampedAt: Date
  /** What the whole calendar is called, where it is read again and again. */
  name?: string
  /** The zone as calendars describe it, and the parameter that refers to it; without it, times are in UTC. */
  localZone?: { lines: readonly string[]; parameter: string } | undefined
}

/** An .ics file (RFC 5545) with one entry for each visit. */
export function calendarFile(visits: readonly CalendarVisit[], options: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Booking//EN`,
    `METHOD:${options.method}`,
    ...(options.name === undefined ? [] : feedLines(options.name)),
    ...(options.localZone?.lines ?? []),
    ...visits.flatMap((visit) => eventLines(visit, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** For calendar apps that read the file again: what it is called and how often to ask. */
const feedLines = (name: string) => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

function eventLines(visit: CalendarVisit, options: Options): string[] {
  const { zone, method, localZone } = options
  const event = calendarEvent(visit, zone)
  const { title = event.title, details = [], stampedAt = options.stampedAt } = visit
  const description = [event.description, ...details].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${visit.id}@${brand.name.toLowerCase()}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    ...(localZone
      ? [
          `DTSTART;${localZone.parameter}:${localStamp(visit.date, visit.time)}`,
          `DTEND;${localZone.parameter}:${localStamp(visit.date, slotEndTime(visit.time))}`,
        ]
      : [`DTSTART:${event.start}`, `DTEND:${event.end}`]),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${brand.name}:${brand.emailHref}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(visit.address)}`,
    'END:VEVENT',
  ]
}

/** 20260303T100000 */
const localStamp = (date: string, time: string) => `${date}T${time}00`.replaceAll(/[-:]/g, '')

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** ASCII: a byte for each character. */
const plain = /^[\x20-\x7e]*$/

/** Lines of an .ics file are 75 bytes at most; longer ones continue on the next line after a space. */
function fold(text: string): string {
  // Most lines are short and plain; a feed has thousands.
  if (text.length <= 74 && plain.test(text)) return text
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
