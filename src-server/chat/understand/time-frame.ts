import { en, es } from 'chrono-node'
import { daysBetween, instantOf, wallClock } from '../../../shared/time/business-time.ts'

export interface TimeFrame {
  words: string
  /** The day that is named, in the business zone. */
  date?: string
  /** How many days that is from today. */
  daysAhead?: number
  part?: DayPart
}

/** A day is named early or not at all; the parser is slow on long text. */
const longestRead = 300

export type DayPart = 'morning' | 'afternoon'

/** When a message wants something done, read as of now in the business zone. */
export function timeFrameIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
): TimeFrame | undefined {
  const parser = language === 'es' ? es : en.casual
  const [found] = parser.parse(
    message.slice(0, longestRead),
    { instant: now, timezone: minutesAheadOfUtc(now, zone) },
    { forwardDate: true },
  )
  if (!found || /^(now|ahora|\d{1,4}|(last|past) .*)$/i.test(found.text)) return undefined
  const { start } = found
  const named =
    start.isCertain('day') ||
    start.isCertain('weekday') ||
    /^(today|tonight|tomorrow|hoy|ma[nñ]ana)/i.test(found.text)
  const day = start.date()
  if (day.getTime() < now.getTime() - 86_400_000) return undefined
  const part = /\b(afternoon|evening|tarde|noche|p\.?m)\b/i.test(found.text)
    ? 'afternoon'
    : /\b(morning|por la ma[nñ]ana|noon|a\.?m)\b/i.test(found.text)
      ? 'morning'
      : undefined
  return {
    words: found.text,
    ...(named ? dayOf(wallClock(day, zone).date, wallClock(now, zone).date) : {}),
    ...(part ? { part } : {}),
  }
}

const dayOf = (date: string, today: string) => ({
  date,
  daysAhead: daysBetween(today, date),
})

function minutesAheadOfUtc(now: Date, zone: string): number {
  const utc = instantOf(wallClock(now, zone), 'UTC')
  return Math.round((utc.getTime() - now.getTime()) / 60_000)
}
