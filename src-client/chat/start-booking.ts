import { findService } from '../../shared/catalogue.ts'
import type { ChatBooking } from '../../shared/chat.ts'
import { severalServices } from '../../shared/site-map.ts'
import { type FormValues, readDraft, updateDraft } from '../booking/draft.ts'
import { flowAt } from '../booking/flow.ts'
import { idsOf } from '../booking/quote.ts'
import { chosenServices, toggleChosen } from '../catalogue/chosen-services.ts'
import { conversation } from './conversation.ts'

/**
 * Fills the booking flow with what the conversation knows, and returns the flow's key. What the customer has typed
 * into the form stays; what an earlier conversation filled in is brought up to date.
 */
export function fillBooking(
  { serviceIds, details, contact }: ChatBooking,
  schedule?: { date: string; time: string },
): string {
  const ids = [...new Set([...serviceIds, ...chosenServices().map(({ id }) => id)])]
  const [only, ...others] = ids
  const flow = only && others.length === 0 ? only : severalServices
  if (flow === severalServices) chooseAll(ids)
  const draft = readDraft(flow)
  const run = flowAt(flow)
  const merged = ids.map((id) => {
    const said = details[id] ?? {}
    return [id, mergedValues(draft.details[id] ?? {}, draft.fromChat?.details[id] ?? {}, said)]
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

function chooseAll(ids: readonly string[]): void {
  const chosen = chosenServices()
  for (const id of ids) {
    const service = findService(id)
    if (service && !chosen.includes(service)) toggleChosen(service)
  }
}
