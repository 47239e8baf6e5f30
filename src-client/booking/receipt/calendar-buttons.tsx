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
export function CalendarButtons({ visits, timeZone, createdAt }: Props) {
  if (visits.length === 0) return null
  const links = calendarLinks(visits, { timeZone, createdAt })
  return (
    <p className={css.calendar}>
      {links.google.map(({ serviceTitle, url }, _, { length }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <CalendarIcon size={18} /> Add {length === 1 ? '' : `${serviceTitle} `}to Google Calendar
        </a>
      ))}
      <a href={links.ics} download="booking.ics">
        <CalendarIcon size={18} /> Download .ics file
      </a>
    </p>
  )
}
