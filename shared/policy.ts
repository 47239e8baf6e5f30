/** The one cancellation policy; every page and every fee is made from it (decision 20). */
export const policy = {
  freeCancellationHours: 24,
  lateCancellationPercent: 50,
  reminderHours: 24,
  callAheadMinutes: 30,
} as const

interface Cancelled {
  /** Cents. */
  amount: number
  /** Whether it was ordered as an emergency. */
  emergency: boolean
  start: Date
}

/** What cancelling at `now` costs, in cents: recorded, never charged (decision 20). */
export function cancellationFee({ amount, emergency, start }: Cancelled, now: Date): number {
  const hoursLeft = (start.getTime() - now.getTime()) / 3_600_000
  if (hoursLeft >= policy.freeCancellationHours) return 0
  if (emergency && hoursLeft <= 0) return amount
  return Math.round((amount * policy.lateCancellationPercent) / 100)
}

export const cancellationPolicy = [
  `Free cancellation up to ${policy.freeCancellationHours} hours before the service.`,
  `Within ${policy.freeCancellationHours} hours, ${policy.lateCancellationPercent}% of the price is charged.`,
  'Emergency services are non-refundable once they have started.',
  'Rescheduling is free.',
] as const

export const reminderClaims = [
  `We send a reminder ${policy.reminderHours} hours before.`,
  `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
] as const

/** What 'Confirmed' means, in one line (decision 16). */
export const confirmedMeaning =
  'Your time is secured. We write again as soon as a professional has been assigned.'
