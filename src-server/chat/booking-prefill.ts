import { findService, type ServiceId } from '../../shared/catalogue.ts'
import type { ChatBooking } from '../../shared/chat.ts'
import { knownAnswers } from './answers.ts'
import { allServices, type ConversationState } from './conversation-state.ts'

/**
 * The initial answers of a booking that comes from this conversation, for what is chosen and what is suggested: their
 * estimates follow from them.
 */
export function bookingPrefill(
  state: ConversationState,
  suggested: readonly ServiceId[] = [],
): ChatBooking {
  const { name, email, phone, address, zip } = state.contact
  // A zip code alone is not an address to send somebody to.
  const location = address ? [address, zip].filter(Boolean).join(', ') : ''
  const ids = new Set([...allServices(state), ...suggested])
  const details = [...ids].map((id) => {
    const service = findService(id)
    return [id, service ? knownAnswers(service, state) : {}] as const
  })
  return {
    serviceIds: state.chosen,
    details: Object.fromEntries(details),
    contact: {
      ...(name ? { fullName: name } : {}),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(location ? { address: location } : {}),
      ...(zip ? { zip } : {}),
    },
  }
}
