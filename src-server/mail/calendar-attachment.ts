import {
  type CalendarMethod,
  type CalendarVisit,
  calendarFile,
} from '../../shared/time/calendar-file.ts'
import { type BookingFacts, visitsIn } from './booking-facts.ts'
import type { Mail, MessageTools } from './message-definition.ts'

/** The visits of a message, as a calendar keeps them. A message from before sequences were counted has none. */
export const visitsOf = (facts: BookingFacts): CalendarVisit[] =>
  visitsIn(facts).flatMap(({ together }) =>
    together.map(({ id, serviceTitle, date, time, sequence = 0, professional }) => ({
      id,
      serviceTitle,
      address: facts.address,
      date,
      time,
      sequence,
      professionalName: professional,
    })),
  )

/** A calendar file for an email, with one entry for each visit; none if there are no visits. */
export const calendarAttachment = (
  visits: readonly CalendarVisit[],
  method: CalendarMethod,
  { env, queuedAt }: MessageTools,
): Mail['attachments'] =>
  visits.length === 0
    ? []
    : [
        {
          filename: method === 'CANCEL' ? 'cancelled.ics' : 'booking.ics',
          content: calendarFile(visits, { zone: env.TIME_ZONE, method, stampedAt: queuedAt }),
          contentType: `text/calendar; charset=utf-8; method=${method}`,
        },
      ]
