import { urgencyOfVisit } from '../../shared/booking-details/urgency.ts'
import { daysBetween, wallClock } from '../../shared/business-time.ts'
import { findService } from '../../shared/catalogue.ts'
import type { ChatBooking } from '../../shared/chat.ts'
import { severalServices } from '../../shared/site-map.ts'
import { type FormValues, readDraft, updateDraft } from '../booking/draft.ts'
import { flowAt } from '../booking/flow.ts'
import { idsOf } from '../booking/quote.ts'
import { chosenServices } from '../catalogue/chosen-services.ts'
import { settings } from '../settings.ts'
import { conversation } from './conversation.ts'

/**
 * Fills in the booking flow from the conversation, and returns the flow's key. What the customer has typed into the
 * form is kept; what an earlier conversation filled in is updated.
 */
export function fillBooking(
  { details: said, contact }: Pick<ChatBooking, 'details' | 'contact'>,
  schedule?: Schedule,
): string {
  const ids = chosenServices().map(({ id }) => id)
  const details = schedule ? bySchedule(said, schedule) : said
  const [only, ...others] = ids
  const flow = only && others.length === 0 ? only : severalServices
  const draft = readDraft(flow)
  const run = flowAt(flow)
  const merged = ids.map((id) => {
    const typed = draft.details[id] ?? {}
    return [id, mergedValues(typed, draft.fromChat?.details[id] ?? {}, details[id] ?? {})]
  })
  updateDraft(flow, {
    details: { ...draft.details, ...Object.fromEntries(merged) },
    contact: mergedValues(draft.contact, draft.fromChat?.contact ?? {}, contact) as Record<
      string,
      string
    >,
    fromChat: { sessionId: conversation().sessionId, details, contact },
    quote: undefined,
    ...(schedule && run ? { schedule, quotedFor: idsOf(run) } : {}),
  })
  return flow
}

function mergedValues(typed: FormValues, before: FormValues, said: FormValues): FormValues {
  const open = Object.entries(said).filter(([name]) => {
    const value = typed[name]
    return value === undefined || value === '' || value === before[name]
  })
  return { ...typed, ...Object.fromEntries(open) }
}

interface Schedule {
  date: string
  time: string
}

/** The picked time decides how urgent a repair is: a visit today is a same-day visit. */
function bySchedule(said: ChatBooking['details'], { date }: Schedule): ChatBooking['details'] {
  const today = wallClock(new Date(), settings.timeZone).date
  const urgencyLevel = urgencyOfVisit(daysBetween(today, date))
  return Object.fromEntries(
    Object.entries(said).map(([id, answers]) => [
      id,
      findService(id)?.bookingCategory === 'repair' ? { ...answers, urgencyLevel } : answers,
    ]),
  )
}
