import { formatTime, wallClock } from '../../shared/business-time.ts'
import { settings } from '../settings.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A date as the tables show it: 'MMM dd, yyyy'. */
export const tableDate = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8, 10)}, ${date.slice(0, 4)}`

/** The business-zone date of an instant. */
export const dateOf = (instant: string): string =>
  tableDate(wallClock(new Date(instant), settings.timeZone).date)

/** 'MMM dd, yyyy HH:mm' in the business zone. */
export function momentOf(instant: string): string {
  const { date, time } = wallClock(new Date(instant), settings.timeZone)
  return `${tableDate(date)} ${time}`
}

export const visitOf = ({ date, time }: { date: string; time: string }): string =>
  `${tableDate(date)}, ${formatTime(time)}`

/** Today in the business zone. */
export const today = (): string => wallClock(new Date(), settings.timeZone).date
