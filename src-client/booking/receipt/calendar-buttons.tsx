import type { CalendarVisit } from '../../../shared/time/calendar-file.ts'
import { CalendarIcon } from '../../ui/icons.tsx'
import { calendarLinks } from './calendar-links.ts'
import css from './receipt.module.css'

interface Props {
  visits: readonly CalendarVisit[]
  timeZone: string
  /** ISO, UTC */
  createdAt: string
}

/** Adds visits to the customer's calendar. */
export function CalendarButtons({ visits: [first, ...others], timeZone, createdAt }: Props) {
  if (!first) return null
  const links = calendarLinks([first, ...others], { timeZone, createdAt })
  return (
    <p className={css.calendar}>
      <a href={links.google} target="_blank" rel="noreferrer">
        <CalendarIcon size={18} /> Add to Google Calendar
      </a>
      <a href={links.ics} download="booking.ics">
        <CalendarIcon size={18} /> Download .ics file
      </a>
    </p>
  )
}
