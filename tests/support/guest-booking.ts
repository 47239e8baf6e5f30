import { orderFor } from './order.ts'
import type { testServer } from './server.ts'

/** A guest's booking of one service, on Tuesday at ten by default; with the secret of its link. */
export async function bookAsGuest(
  { guest }: Awaited<ReturnType<typeof testServer>>,
  serviceId: string,
  more: Record<string, unknown> = {},
) {
  const { bookings, token } = await guest.booking.create(orderFor(serviceId, more))
  return { id: bookings[0]?.id ?? '', token }
}
