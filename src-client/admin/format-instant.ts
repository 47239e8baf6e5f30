import { formatTableDate, formatTime } from '../../shared/time/business-time.ts'
import { businessTime } from '../business-clock.ts'

/** 'MMM dd, yyyy': the business-zone date of an instant (ISO, UTC). */
export const formatInstantDate = (instant: string): string =>
  formatTableDate(businessTime(instant).date)

/** 'MMM dd, yyyy hh:mm AM' in the business zone. */
export function formatInstant(instant: string): string {
  const { date, time } = businessTime(instant)
  return `${formatTableDate(date)} ${formatTime(time)}`
}
