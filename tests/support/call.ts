import { addDays, wallClock } from '../../shared/time/business-time.ts'
import { orderFor } from './order.ts'

/** A future day with all its times, whatever today is. */
export const dayAhead = addDays(wallClock(new Date(), 'America/New_York').date, 8)

export const orderAhead = (serviceId: string, more: Record<string, unknown> = {}) =>
  orderFor(serviceId, { date: dayAhead, time: '12:00', ...more })

interface Reply {
  result: { data: { token: string; bookings: [{ id: string }] } }
  error: { data: { requestId: string; fields: unknown[] } }
}

/** Calls a procedure as a third-party client would. */
export async function call(url: string, procedure: string, input: unknown) {
  const response = await fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  })
  return { status: response.status, body: (await response.json()) as Reply }
}
