import { addDays, daysBetween, weekday } from '../../../shared/time/business-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { plain } from './words.ts'

const relativeDay =
  /\b(?:this|next|today|tomorrow|tonight|coming|hoy|ma[nñ]ana|este|pr[oó]xim[oa])\b/i
/** Words that name a date, and not only a day of the week. */
export const namesDate =
  /\d(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\w* \d|\d\/\d|\d de \p{L}/iu
const changes =
  /\b(?:como (?:estaba|antes)|dejemos|back to|(?:on|for) the (?:mon|tues|wednes|thurs|fri|satur|sun)day|instead|rather|move|change|switch|push|make it|mejor|cambi\w+)\b/

/**
 * 'The Wednesday sounds good', after a week was spoken of, and 'Friday instead', after a day of a later week: the day
 * of that week. A weekday that was agreed or shown is that one. Any other wish stays as it was read.
 */
export function inSpokenWeek(
  read: TimeFrame | undefined,
  before: TimeFrame | undefined,
  text: string,
  spokenOf: readonly string[] = [],
): TimeFrame | undefined {
  if (!read?.date || read.lastDate) return read
  if (relativeDay.test(read.words) || namesDate.test(read.words)) return read
  // 'At 2 on Friday', of the Friday that was agreed or shown
  const { date: said } = read
  const same = spokenOf.find((date) => date > said && weekday(date) === weekday(said))
  if (same)
    return { ...read, date: same, daysAhead: (read.daysAhead ?? 0) + daysBetween(said, same) }
  if (!before?.date) return read
  if (!before.lastDate && !changes.test(plain(text))) return read
  const first = before.lastDate ? before.date : mondayOf(before.date)
  const date = addDays(first, (weekday(read.date) - weekday(first) + 7) % 7)
  if (date <= read.date || (before.lastDate && date > before.lastDate)) return read
  return { ...read, date, daysAhead: (read.daysAhead ?? 0) + daysBetween(read.date, date) }
}

const mondayOf = (date: string): string => addDays(date, -((weekday(date) + 6) % 7))
