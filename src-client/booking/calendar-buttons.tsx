import type { BookedTime } from '../../shared/calendar-event.ts'
import { CalendarIcon } from '../ui/icons.tsx'
import { calendarLinks } from './calendar-links.ts'
import css from './receipt.module.css'

interface Props {
  booked: BookedTime
  timeZone: string
  /** ISO, UTC */
  createdAt: string
}

/** Puts a visit into the customer's calendar. */
export function CalendarButtons({ booked, timeZone, createdAt }: Props) {
  const links = calendarLinks(booked, timeZone, createdAt)
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
