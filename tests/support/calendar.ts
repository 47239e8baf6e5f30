import ICAL from 'ical.js'
import type { Email } from 'postal-mime'

interface Entry {
  sequence: number
  /** In UTC. */
  start: string
  end: string
  summary: string
  description: string
  location: string
  stamp: string
  /** The zone in which the file gives the times. */
  zone: string | undefined
}

/**
 * A customer's calendar, which reads files as calendar apps do: it keeps one entry for each UID, prefers newer files
 * to older ones, and deletes a visit when it reads its cancellation.
 */
export function calendar() {
  const entries = new Map<string, Entry>()
  return {
    entries,
    read(file: string): void {
      const { method, events } = understood(file)
      for (const { uid, status, organizer, entry } of events) {
        const known = entries.get(uid)
        if (known && known.sequence > entry.sequence) continue
        // Outlook and Google want to know whose visit it is.
        if (!organizer.startsWith('mailto:')) throw new Error('The visit has no organizer.')
        const isCancelled = status === 'CANCELLED'
        if (isCancelled !== (method === 'CANCEL')) throw new Error(`${method} of a live visit`)
        if (isCancelled) entries.delete(uid)
        else entries.set(uid, entry)
      }
    },
  }
}

/** What a calendar app makes of a file. @throws if it is malformed */
export function understood(file: string) {
  refuseLongLines(file)
  const parsed = new ICAL.Component(ICAL.parse(file.replaceAll(/\r?\n/g, '\r\n')) as unknown[])
  for (const zone of parsed.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  const text = (component: ICAL.Component, name: string) =>
    String(component.getFirstPropertyValue(name) ?? '')
  return {
    method: text(parsed, 'method'),
    name: text(parsed, 'x-wr-calname'),
    events: parsed.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        status: text(component, 'status'),
        organizer: text(component, 'organizer'),
        entry: {
          sequence: event.sequence,
          start: event.startDate.toJSDate().toISOString(),
          end: event.endDate.toJSDate().toISOString(),
          summary: event.summary,
          description: event.description,
          location: event.location,
          stamp: text(component, 'dtstamp'),
          zone: event.startDate.zone?.tzid,
        },
      }
    }),
  }
}

/** @throws if a line is longer than 75 bytes */
function refuseLongLines(file: string): void {
  const lines = file.split(/\r?\n/)
  if (lines.pop() !== '') throw new Error('The file does not end with a line end.')
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error('A line is longer than 75 bytes.')
  }
}

/** The calendar files that are attached to an email. */
export const calendarFilesOf = ({ attachments }: Email) =>
  attachments.map(({ content, mimeType, filename, method }) => ({
    file: typeof content === 'string' ? content : new TextDecoder().decode(content),
    mimeType,
    filename,
    method,
  }))
