import { formatTime } from '../../../../shared/time/business-time.ts'
import { startTimesOf } from '../../../../shared/time/slots.ts'

const monday = '2026-01-05'
const sunday = '2026-01-04'

/** '8 AM' */
export const hourName = (time = '') => formatTime(time).replace(/^0|:00/g, '')

const firstAndLast = (date: string) => {
  const times = startTimesOf(date)
  return { first: hourName(times[0]), last: hourName(times.at(-1)) }
}

/** When the first and the last visit of a day begin, in the business zone. */
export const visitHours = { weekdays: firstAndLast(monday), sundays: firstAndLast(sunday) }
