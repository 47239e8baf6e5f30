import { addDays, formatTableDate, formatTime } from '../../../shared/time/business-time.ts'
import type { ProfessionalRecord } from './rows.ts'

type TimeOff = Pick<ProfessionalRecord['timeOff'][number], 'startsAt' | 'endsAt'>

const lastMinute = '24:00'

/** 'Nov 24', 'Nov 24 to Nov 28', or with the times where these are not whole days. */
export function describeTimeOff({ startsAt, endsAt }: TimeOff): string {
  const [first = '', from = ''] = startsAt.split(' ')
  const [last = '', until = ''] = endsAt.split(' ')
  const start =
    from === '00:00' ? formatTableDate(first) : `${formatTableDate(first)}, ${formatTime(from)}`
  if (until === lastMinute) {
    return first === last && from === '00:00' ? start : `${start} to ${formatTableDate(last)}`
  }
  const end = until === '00:00' ? formatTableDate(addDays(last, -1)) : formatTime(until)
  return first === last ? `${start} to ${end}` : `${start} to ${formatTableDate(last)}, ${end}`
}
