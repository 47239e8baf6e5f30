import { urgencyOfVisit } from '../../shared/booking-details/urgency.ts'
import { findService } from '../../shared/catalogue.ts'
import type { ChatBooking } from '../../shared/chat.ts'
import { daysBetween } from '../../shared/time/business-time.ts'
import { type ContactDraft, type FormValues, readDraft, updateDraft } from '../booking/draft.ts'
import { findFlow, flowKey } from '../booking/flow.ts'
import { serviceIdsOf } from '../booking/quote.ts'
import { today } from '../business-clock.ts'
import { cartServices } from '../catalogue/cart.ts'
import { suggestZip } from '../where/where-store.ts'
import { conversation } from './conversation/conversation.ts'

interface Slot {
  date: string
  time: string
}

/**
 * Fills in the booking flow from the conversation, and returns the flow's key. What the customer has typed into the
 * form is kept; what an earlier conversation filled in is updated.
 */
export function prefillBooking(
  { details: answers, contact: { zip, ...contact } }: Pick<ChatBooking, 'details' | 'contact'>,
  slot?: Slot,
): string {
  suggestZip(zip)
  const ids = cartServices().map(({ id }) => id)
  const details = slot ? withUrgency(answers, slot) : answers
  const key = flowKey(ids)
  const flow = findFlow(key)
  const draft = readDraft(key)
  const lastPrefill = draft.fromChat
  const merged = ids.map((id): [string, FormValues] => [
    id,
    merge<FormValues>(draft.details[id] ?? {}, lastPrefill?.details[id] ?? {}, details[id] ?? {}),
  ])
  updateDraft(key, {
    details: { ...draft.details, ...Object.fromEntries(merged) },
    contact: merge<ContactDraft>(draft.contact, lastPrefill?.contact ?? {}, contact),
    fromChat: { sessionId: conversation().sessionId, details, contact },
    quote: undefined,
    ...(slot && flow ? { schedule: slot, quotedFor: serviceIdsOf(flow) } : {}),
  })
  return key
}

/** Fills in values that are empty, or as the last prefill left them. */
function merge<Values extends Record<string, unknown>>(
  typed: Values,
  lastPrefill: Values,
  prefill: Values,
): Values {
  const open = Object.entries(prefill).filter(([name]) => {
    const value = typed[name]
    return value === undefined || value === '' || value === lastPrefill[name]
  })
  return { ...typed, ...Object.fromEntries(open) }
}

/** The selected time decides how urgent a repair is: a visit today is a same-day visit. */
function withUrgency(answers: ChatBooking['details'], { date }: Slot): ChatBooking['details'] {
  const urgencyLevel = urgencyOfVisit(daysBetween(today(), date))
  return Object.fromEntries(
    Object.entries(answers).map(([id, values]) => [
      id,
      findService(id)?.bookingCategory === 'repair' ? { ...values, urgencyLevel } : values,
    ]),
  )
}
