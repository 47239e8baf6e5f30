import { formatList } from './format/format-list.ts'
import { promises } from './promises.ts'

/** The one cancellation policy; every page and every fee comes from it, so that they cannot contradict each other. */
export const policy = {
  freeCancellationHours: 24,
  lateCancellationPercent: 50,
  reminderHours: 24,
  callAheadMinutes: 30,
} as const

/** What a guest may hold before anybody has opened the link in the confirmation email. */
export const guestLimits = {
  /** For each network address and for each email address. */
  unconfirmedTimes: 12,
  /** A larger order waits this long for the link. */
  holdMinutes: 30,
} as const

/** A visit may move at most this often within 24 hours. */
export const maxReschedulesPerDay = 10

/** How a customer says that something is wrong with a visit, and when we answer. */
export const claimPolicy = {
  /** Every day of the week, as it is with a safety report. */
  answerHours: promises.safetyReplyHours,
  /** As long after the visit as the work has its warranty: a fault may show only when it is used. */
  days: promises.warrantyDays,
} as const

/** Until when cancelling a visit that begins at `start` is free. */
export const freeCancellationEnd = (start: Date): Date =>
  new Date(start.getTime() - policy.freeCancellationHours * 3_600_000)

interface Cancelled {
  /** Cents. */
  amount: number
  /** Whether it was ordered as an emergency. */
  emergency: boolean
  start: Date
}

/** What cancelling at `now` costs, in cents: recorded, never charged, because no payment is taken here. */
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
  `If you move a visit within its last ${policy.freeCancellationHours} hours and cancel it later, the fee for cancelling it late still applies.`,
] as const

export const reminderClaims = [
  `We send a reminder ${policy.reminderHours} hours before.`,
  `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
] as const

/** What 'Confirmed' means, in one line. */
export const confirmedMeaning =
  'Your time is secured. We will email you as soon as a professional has been assigned.'

const willCome = (names: readonly string[]) => `${formatList([...new Set(names)])} will come`

/** The same where it is known who comes to each visit: their first names. */
export const expectedMeaning = (names: readonly string[]) =>
  `Your time is secured, and ${willCome(names)}. We will email you as soon as our office has confirmed it.`

/** The same on the page where a booking is managed, whose badge says Pending. */
export const pendingMeaning =
  'Pending: your time is secured. It becomes Confirmed once a professional has been assigned. We’ll email you then.'

/** The same where it is known who comes. */
export const pendingWithMeaning = (names: readonly string[]) =>
  `Pending: your time is secured, and ${willCome(names)}. It becomes Confirmed once our office has confirmed it. We’ll email you then.`

/** What a large order waits for. */
export const heldMeaning = `These times are held for ${guestLimits.holdMinutes} minutes. Open the link in the confirmation email to keep them.`
