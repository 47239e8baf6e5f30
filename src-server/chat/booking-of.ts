import { findService } from '../../shared/catalogue.ts'
import type { ChatBooking } from '../../shared/chat.ts'
import { answersFor } from './answers.ts'
import type { Known } from './known.ts'

/** The initial answers of a booking that comes from this conversation. */
export function bookingOf(known: Known): ChatBooking {
  const { name, email, phone, address, zip } = known.contact
  // A zip code alone is not an address to send somebody to.
  const where = address ? [address, zip].filter(Boolean).join(', ') : ''
  const details = known.services.map((id) => {
    const service = findService(id)
    return [id, service ? answersFor(service, known) : {}] as const
  })
  return {
    serviceIds: known.services,
    details: Object.fromEntries(details),
    contact: {
      ...(name ? { fullName: name } : {}),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(where ? { address: where } : {}),
    },
  }
}
