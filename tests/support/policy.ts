import { policy } from '../../shared/policy.ts'
import type { createCaller } from '../../src-server/router.ts'

const hourMs = 3_600_000

/** A day on which no visit is near enough for a fee or a reminder when the tests begin; and when ten o'clock is then. */
export const wellAhead = '2026-12-15'
export const wellAheadStart = '2026-12-15T15:00:00Z'

/** So many hours before this moment, and so many milliseconds later, as ISO text. */
export const hoursBefore = (start: string, hours: number, laterMs = 0): string =>
  new Date(Date.parse(start) - hours * hourMs + laterMs).toISOString()

/** The last moment at which cancelling a visit that begins at `start` is free, and so many milliseconds later. */
export const lastFree = (start: string, laterMs = 0): string =>
  hoursBefore(start, policy.freeCancellationHours, laterMs)

/** What cancelling late costs of an amount, in cents. */
export const lateFee = (cents: number): number =>
  Math.round((cents * policy.lateCancellationPercent) / 100)

/** Cancels for the fee that is shown at that moment, whatever it is. */
export async function cancelAsShown(
  guest: ReturnType<typeof createCaller>,
  booking: { id: string; token: string },
) {
  const { feeNow } = await guest.booking.details(booking)
  return guest.booking.cancel({ ...booking, fee: feeNow })
}
