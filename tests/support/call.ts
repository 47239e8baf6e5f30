import { addDays, wallClock, weekday } from '../../shared/time/business-time.ts'
import { orderFor } from './order.ts'

/** The business date so many days from now. */
export const daysAhead = (days: number) =>
  addDays(wallClock(new Date(), 'America/New_York').date, days)

/** The same, or the Monday after it: Sundays have fewer times. */
export function fullDayAhead(days: number): string {
  const date = daysAhead(days)
  return weekday(date) === 0 ? addDays(date, 1) : date
}

/** A future day with all its times, whatever today is. */
export const dayAhead = fullDayAhead(8)

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
