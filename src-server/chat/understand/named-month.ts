import { addDays, daysBetween } from '../../../shared/time/business-time.ts'
import type { TimeFrame } from './time-frame.ts'
import { plain } from './words.ts'

const monthName =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|octubre|noviembre|diciembre)/

/** 'In January': any day of it that is left. */
export function wholeMonth(words: string, day: string, today: string): TimeFrame | undefined {
  if (!/[a-z]{3}/i.test(words) || !monthName.test(plain(words))) return undefined
  const first = `${day.slice(0, 8)}01`
  const lastDate = lastOfMonth(first)
  const from = first < today ? today : first
  return { words, date: from, lastDate, daysAhead: daysBetween(today, lastDate) }
}

/** The last day of the month that begins on this day. */
export const lastOfMonth = (first: string) => {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return addDays(
    `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    -1,
  )
}
