import { formatTableDate, formatTime } from '../../shared/business-time.ts'
import { businessTime } from '../business-clock.ts'

/** 'MMM dd, yyyy': the business-zone date of an instant (ISO, UTC). */
export const formatInstantDate = (instant: string): string =>
  formatTableDate(businessTime(instant).date)

/** 'MMM dd, yyyy HH:mm' in the business zone. */
export function formatInstant(instant: string): string {
  const { date, time } = businessTime(instant)
  return `${formatTableDate(date)} ${time}`
}

/** 'MMM dd, yyyy, hh:mm AM': when a visit is. */
export const formatVisit = ({ date, time }: { date: string; time: string }): string =>
  `${formatTableDate(date)}, ${formatTime(time)}`
