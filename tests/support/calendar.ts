import type { Email } from 'postal-mime'

interface Entry {
  sequence: number
  start: string
  summary: string
  location: string
  stamp: string
}

/**
 * A customer's calendar: it keeps one entry for each UID, prefers newer files to older ones, and deletes a visit when
 * it reads its cancellation, as simple calendars do.
 */
export function calendar() {
  const entries = new Map<string, Entry>()
  return {
    entries,
    read(file: string): void {
      const lines = unfolded(file)
      const method = property(lines, 'METHOD')
      for (const event of eventsOf(lines)) {
        const uid = property(event, 'UID')
        const sequence = Number(property(event, 'SEQUENCE'))
        const known = entries.get(uid)
        if (known && known.sequence > sequence) continue
        const isCancelled = property(event, 'STATUS') === 'CANCELLED'
        if (isCancelled !== (method === 'CANCEL')) throw new Error(`${method} of a live visit`)
        if (isCancelled) entries.delete(uid)
        else entries.set(uid, { sequence, ...entryOf(event) })
      }
    },
  }
}

const entryOf = (event: string[]) => ({
  start: property(event, 'DTSTART'),
  summary: property(event, 'SUMMARY'),
  location: property(event, 'LOCATION'),
  stamp: property(event, 'DTSTAMP'),
})

/** A mail client may have changed the line ends. @throws if a line is longer than 75 bytes */
function unfolded(file: string): string[] {
  const lines = file.split(/\r?\n/)
  if (lines.pop() !== '') throw new Error('The file does not end with a line end.')
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error('A line is longer than 75 bytes.')
  }
  return lines.join('\n').replaceAll('\n ', '').split('\n')
}

function eventsOf(lines: string[]): string[][] {
  const events: string[][] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push([])
    else events.at(-1)?.push(line)
  }
  return events
}

/** @throws if the property is missing */
function property(lines: string[], name: string): string {
  const line = lines.find((one) => one.startsWith(`${name}:`))
  if (!line) throw new Error(`There is no ${name}.`)
  return line
    .slice(name.length + 1)
    .replaceAll('\\n', '\n')
    .replace(/\\([\\;,])/g, '$1')
}

/** The calendar files that are attached to an email. */
export const calendarFilesOf = ({ attachments }: Email) =>
  attachments.map(({ content, mimeType, filename, method }) => ({
    file: typeof content === 'string' ? content : new TextDecoder().decode(content),
    mimeType,
    filename,
    method,
  }))
