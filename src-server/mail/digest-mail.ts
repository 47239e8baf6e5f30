import { formatMoment } from '../../shared/business-time.ts'
import type { CalendarMethod, CalendarVisit } from '../../shared/calendar-file.ts'
import { serviceTitles } from './booking-facts.ts'
import { calendarAttachment, visitsOf } from './calendar-attachment.ts'
import { layout } from './layout.ts'
import type { DigestFacts } from './message-facts.ts'
import type { Mail, TemplateTools } from './templates.ts'

const updateWords: Record<string, string> = {
  bookingChanged: 'moved to',
  bookingCancelled: 'cancelled, was on',
  bookingCompleted: 'completed, was on',
}

/** Several updates in one email, for customers who want to hear less often. */
export function digest({ frequency, updates }: DigestFacts, tools: TemplateTools): Mail {
  const title = frequency === 'daily' ? 'Your day at a glance' : 'Your week at a glance'
  return {
    subject: `${title}: ${updates.length === 1 ? 'one update' : `${updates.length} updates`}`,
    ...layout({
      title,
      paragraphs: ['What has happened to your bookings:'],
      rows: updates.map(({ kind, facts }) => [
        serviceTitles(facts),
        `${updateWords[kind] ?? 'updated:'} ${formatMoment(facts, tools.env.TIME_ZONE)}`,
      ]),
      action: { label: 'See my bookings', url: `${tools.env.PUBLIC_URL}/dashboard/bookings` },
      links: [],
      small: ['How often you hear from us is in your notification preferences.'],
    }),
    attachments: calendarFiles(updates, tools),
  }
}

const calendarMethods: Record<string, CalendarMethod> = {
  bookingChanged: 'PUBLISH',
  bookingCancelled: 'CANCEL',
}

/** The last change of each visit: a file for visits that were moved, and one for those that were cancelled. */
function calendarFiles(updates: DigestFacts['updates'], tools: TemplateTools) {
  const last = new Map<string, { method: CalendarMethod; visit: CalendarVisit }>()
  for (const { kind, facts, outdated } of updates) {
    const method = calendarMethods[kind]
    if (!method || outdated) continue
    for (const visit of visitsOf(facts)) last.set(visit.id, { method, visit })
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
