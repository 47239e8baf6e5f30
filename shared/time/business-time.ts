/**
 * Wall-clock times in the business zone. A slot is a date (yyyy-mm-dd) and a time (hh:mm) there; 'today', 'past' and
 * 'upcoming' are decided there, whatever zone the server or browser is in, so that both agree.
 */
export interface WallClock {
  date: string
  time: string
}

/** A formatter takes far longer to create than to use; one is kept for each zone. */
function perZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (zone: string): Intl.DateTimeFormat => {
    const found = made.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    made.set(zone, found)
    return found
  }
}

const inNumbers = perZone('en-CA', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const withZoneName = perZone('en-US', { timeZoneName: 'short' })
const dateInWords = perZone('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})
const dateWithoutWeekday = perZone('en-US', { month: 'short', day: 'numeric' })
const monthWithYear = perZone('en-US', { month: 'short', year: 'numeric' })
const dateWithYear = perZone('en-US', { dateStyle: 'medium' })
const dateInTables = perZone('en-US', { year: 'numeric', month: 'short', day: '2-digit' })
const timeInWords = perZone('en-US', { hour: '2-digit', minute: '2-digit' })

/** What was read last: it is asked for again and again within a minute. */
let latest: { minute: number; zone: string; shown: WallClock } | undefined

/** What a clock on the wall in `zone` shows at this instant. */
export function wallClock(instant: Date, zone: string): WallClock {
  // Zones differ by whole minutes.
  const minute = Math.floor(instant.getTime() / 60_000)
  if (latest?.minute !== minute || latest.zone !== zone) {
    latest = { minute, zone, shown: readWallClock(instant, zone) }
  }
  return { ...latest.shown }
}

function readWallClock(instant: Date, zone: string): WallClock {
  const part = Object.fromEntries(
    inNumbers(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

const asUtc = ({ date, time }: WallClock) => Date.parse(`${date}T${time}:00Z`)

/**
 * The instant at which a clock on the wall in `zone` shows this. For a time that daylight saving skips, an instant next
 * to it.
 */
export function instantOf(wanted: WallClock, zone: string): Date {
  const target = asUtc(wanted)
  let guess = target
  for (let round = 0; round < 2; round += 1) {
    guess += target - asUtc(wallClock(new Date(guess), zone))
  }
  return new Date(guess)
}

/** Whether a slot has begun: one that starts this minute has. */
export const hasStarted = (slot: WallClock, now: WallClock) =>
  `${slot.date}T${slot.time}` <= `${now.date}T${now.time}`

/** The date this many days after the given one. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** How many days `to` is after `from`; negative where it is before. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The first day of a date's month, or of one so many months later. */
export function startOfMonth(date: string, later = 0): string {
  const moved = new Date(`${date.slice(0, 8)}01T00:00:00Z`)
  moved.setUTCMonth(moved.getUTCMonth() + later)
  return moved.toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

const midnight = (date: string) => new Date(`${date}T00:00:00Z`)

/** `Tue, Mar 3` */
export const formatDate = (date: string) => dateInWords('UTC').format(midnight(date))

/** `Mar 3` */
export const formatShortDate = (date: string) => dateWithoutWeekday('UTC').format(midnight(date))

/** `Mar 2026`, for any of its days */
export const formatMonth = (date: string) => monthWithYear('UTC').format(midnight(date))

/** `Mar 3, 2026` */
export const formatDateWithYear = (date: string) => dateWithYear('UTC').format(midnight(date))

/** `Mar 03, 2026`: all of one length, for the tables of the admin panel. */
export const formatTableDate = (date: string) => dateInTables('UTC').format(midnight(date))

/** `08:00 AM`: slot times are shown as hh:mm. */
export const formatTime = (time: string) =>
  timeInWords('UTC').format(new Date(`2000-01-01T${time}:00Z`))

/** `Mar 03, 2026, 10:00 AM`: when a visit is, for the tables of the admin panel. */
export const formatVisit = ({ date, time }: WallClock) =>
  `${formatTableDate(date)}, ${formatTime(time)}`

/** `Tue, Mar 3, 10:00 AM EST` */
export const formatMoment = (at: WallClock, zone: string) =>
  `${formatDate(at.date)}, ${formatTime(at.time)} ${zoneName(at, zone)}`

/** The zone's short name at that moment, such as EST or EDT. */
export function zoneName(at: WallClock, zone: string): string {
  const parts = withZoneName(zone).formatToParts(instantOf(at, zone))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
