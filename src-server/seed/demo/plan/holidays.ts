import { addDays, weekday } from '../../../../shared/time/business-time.ts'

export interface Holiday {
  date: string
  name: string
}

const monday = 1
const thursday = 4

/** The holidays of a year. */
const holidaysOf = (year: number): Holiday[] => [
  { date: `${year}-01-01`, name: 'New Year’s Day' },
  { date: lastMonday(year, 5), name: 'Memorial Day' },
  { date: `${year}-07-04`, name: 'Independence Day' },
  { date: onWeekday(`${year}-09-01`, monday), name: 'Labor Day' },
  { date: addDays(onWeekday(`${year}-11-01`, thursday), 21), name: 'Thanksgiving' },
  { date: `${year}-12-25`, name: 'Christmas Day' },
]

/** The first date on this weekday, from `from` on. */
function onWeekday(from: string, wanted: number): string {
  return addDays(from, (wanted - weekday(from) + 7) % 7)
}

function lastMonday(year: number, month: number): string {
  const afterMonth = `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(onWeekday(afterMonth, monday), -7)
}

/** About three weeks ahead, never on a weekend. */
function trainingDay(today: string): Holiday {
  const date = addDays(today, 24)
  const isWeekend = [0, 6].includes(weekday(date))
  return { date: isWeekend ? onWeekday(date, monday) : date, name: 'Team training day' }
}

/**
 * The holidays between two dates and a training day after `today`. Today is never a holiday, so that the schedule shows
 * visits on the first look.
 */
export function demoHolidays(from: string, today: string, to: string): Holiday[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
  const training = trainingDay(today)
  return [...years.flatMap(holidaysOf), training]
    .filter(({ date }) => date >= from && date <= to && date !== today)
    .filter(({ date, name }) => date !== training.date || name === training.name)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
