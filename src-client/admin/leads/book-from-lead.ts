import type { ChatBooking } from '../../../shared/chat.ts'
import { severalServices } from '../../../shared/site-map.ts'
import { updateDraft } from '../../booking/draft.ts'
import { adjustChosen, chosenServices } from '../../catalogue/chosen-services.ts'

/** Fills in the booking flow from a conversation, on behalf of its customer; returns the flow's key. */
export function bookFromLead(
  conversationId: string,
  { serviceIds, details, contact }: Omit<ChatBooking, 'details'> & { details: object },
): string {
  const [only, ...others] = serviceIds
  const flow = only && others.length === 0 ? only : severalServices
  if (flow === severalServices) {
    const before = chosenServices().map(({ id }) => id)
    adjustChosen(
      serviceIds,
      before.filter((id) => !serviceIds.includes(id as (typeof serviceIds)[number])),
    )
  }
  updateDraft(flow, {
    details: details as Record<string, Record<string, unknown>>,
    contact: contact as Record<string, string>,
    fromLead: conversationId,
    fromChat: undefined,
    quote: undefined,
    schedule: undefined,
    idempotencyKey: undefined,
  })
  return flow
}
