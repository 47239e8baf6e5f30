import { addDays, formatTableDate, formatTime } from '../../../shared/time/business-time.ts'

interface Span {
  startsAt: string
  endsAt: string
}

const endOfDay = '24:00'

/** 'Nov 24', 'Nov 24 to Nov 28', or with the times where these are not whole days. */
export function describeTimeOff({ startsAt, endsAt }: Span): string {
  const [first = '', from = ''] = startsAt.split(' ')
  const [last, until] = asEnd(endsAt)
  const start =
    from === '00:00' ? formatTableDate(first) : `${formatTableDate(first)}, ${formatTime(from)}`
  const isWholeDayEnd = until === endOfDay
  if (first === last) {
    if (isWholeDayEnd) return from === '00:00' ? start : `${start} to midnight`
    return `${formatTableDate(first)}, ${formatTime(from)} to ${formatTime(until)}`
  }
  return isWholeDayEnd
    ? `${start} to ${formatTableDate(last)}`
    : `${start} to ${formatTableDate(last)}, ${formatTime(until)}`
}

/** The beginning of a day is the end of the day before. */
function asEnd(endsAt: string): [date: string, time: string] {
  const [date = '', time = ''] = endsAt.split(' ')
  return time === '00:00' ? [addDays(date, -1), endOfDay] : [date, time]
}
