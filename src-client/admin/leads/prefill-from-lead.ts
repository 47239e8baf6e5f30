import type { ChatBooking } from '../../../shared/chat.ts'
import { updateDraft } from '../../booking/draft.ts'
import { flowKey, isMultiService } from '../../booking/flow.ts'
import { adjustCart, cartServices } from '../../catalogue/cart.ts'

/** Fills in the booking flow from a conversation, on behalf of its customer; returns the flow's key. */
export function prefillFromLead(
  conversationId: string,
  { serviceIds, details, contact }: ChatBooking,
): string {
  const key = flowKey(serviceIds)
  if (isMultiService({ key })) {
    const others = cartServices().filter(({ id }) => !serviceIds.includes(id))
    adjustCart(
      serviceIds,
      others.map(({ id }) => id),
    )
  }
  updateDraft(key, {
    details,
    contact,
    fromLead: conversationId,
    fromChat: undefined,
    quote: undefined,
    schedule: undefined,
    idempotencyKey: undefined,
  })
  return key
}
