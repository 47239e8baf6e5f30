import { z } from 'zod'
import { updateKinds } from '../../../shared/messages/message-kinds.ts'
import { formatMoment } from '../../../shared/time/business-time.ts'
import type { CalendarMethod, CalendarVisit } from '../../../shared/time/calendar-file.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { calendarAttachment, visitsOf } from '../calendar-attachment.ts'
import { layout } from '../layout.ts'
import type { EmailMessage, MessageTools } from '../message-definition.ts'
import { bookingMessages } from './booking-messages.ts'

export const digestUpdate = z.object({
  kind: z.enum(updateKinds),
  facts: bookingFacts,
  /** Whether the booking had changed again before the digest was put together. */
  outdated: z.boolean().optional(),
})
export type DigestUpdate = z.infer<typeof digestUpdate>

const digestFacts = z.object({
  frequency: z.enum(['daily', 'weekly']),
  /** The updates that waited. */
  updates: z.array(digestUpdate),
})

/** Several updates in one email, for customers who want to hear less often. */
export const digest: EmailMessage<z.infer<typeof digestFacts>> = {
  facts: digestFacts,
  mail({ frequency, updates }, tools) {
    const title = frequency === 'daily' ? 'Your day at a glance' : 'Your week at a glance'
    return {
      subject: `${title}: ${updates.length === 1 ? 'one update' : `${updates.length} updates`}`,
      ...layout({
        title,
        paragraphs: ['Here’s what changed with your bookings:'],
        rows: updates.map(({ kind, facts }) => [
          serviceTitles(facts),
          `${bookingMessages[kind].inDigest} ${formatMoment(facts, tools.env.TIME_ZONE)}`,
        ]),
        action: { label: 'See my bookings', url: `${tools.env.PUBLIC_URL}/dashboard/bookings` },
        links: [],
        small: ['You can change how often you hear from us in your notification preferences.'],
      }),
      attachments: calendarFiles(updates, tools),
    }
  },
}

/** The last change of each visit: a file for visits that were moved, and one for those that were cancelled. */
function calendarFiles(updates: readonly DigestUpdate[], tools: MessageTools) {
  const last = new Map<string, { method: CalendarMethod; visit: CalendarVisit }>()
  for (const { kind, facts, outdated } of updates) {
    const { calendar } = bookingMessages[kind]
    if (calendar === 'none' || outdated) continue
    for (const visit of visitsOf(facts)) last.set(visit.id, { method: calendar, visit })
  }
  return (['PUBLISH', 'CANCEL'] as const).flatMap((wanted) => {
    const visits = [...last.values()].filter(({ method }) => method === wanted)
    return calendarAttachment(
      visits.map(({ visit }) => visit),
      wanted,
      tools,
    )
  })
}
