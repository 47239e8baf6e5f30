import { brand } from './brand.ts'
import { instantOf } from './business-time.ts'
import { slotHours } from './slots.ts'

/** What a booking looks like in a calendar. The date and time are the business zone's. */
export interface BookedTime {
  id: string
  serviceTitle: string
  date: string
  time: string
  address: string
}

const eventLengthMs = slotHours * 60 * 60 * 1000

function facts({ serviceTitle, date, time, address }: BookedTime, zone: string) {
  const start = instantOf({ date, time }, zone)
  return {
    title: `${serviceTitle} Service`,
    description: `${serviceTitle} service at ${address}`,
    start: utcStamp(start),
    end: utcStamp(new Date(start.getTime() + eventLengthMs)),
  }
}

/** 20260303T150000Z */
const utcStamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A link that adds the booking to Google Calendar (specification, section 2). */
export function googleCalendarUrl(booked: BookedTime, zone: string): string {
  const { title, description, start, end } = facts(booked, zone)
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

/** The same facts as an .ics file (RFC 5545; decision 23). `stampedAt` is when the booking was made. */
export function icsFile(booked: BookedTime, zone: string, stampedAt: Date): string {
  const { title, description, start, end } = facts(booked, zone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Booking//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booked.id}@${brand.name.toLowerCase()}`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(booked.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** Lines of an .ics file are 75 bytes at most; what is longer goes on after a space. */
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
