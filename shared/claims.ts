import { z } from 'zod/mini'
import { receiptInput } from './booking.ts'
import type { BookingStatus } from './booking-status.ts'
import { claimPolicy } from './policy.ts'
import { paragraph } from './text.ts'
import { addDays } from './time/business-time.ts'

/** How the office settles a claim: the work is done again, money is given back, or neither. */
export const claimOutcomes = ['redo', 'refund', 'closed'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

const shortest = 5

/** What is wrong with a visit; `verb` is what the one who writes it is asked to do. */
export const claimContent = (verb: string) => {
  const missing = `${verb} what went wrong in at least ${shortest} characters.`
  return paragraph(2000, missing).check(z.minLength(shortest, missing))
}

/** What is wrong with a visit, in the customer's words. */
export const makeClaimInput = z.extend(receiptInput, { content: claimContent('Tell us') })
export type MakeClaimInput = z.infer<typeof makeClaimInput>

/** Whether work has begun that something can be wrong with. */
export const canClaim = (status: BookingStatus) =>
  status === 'in_progress' || status === 'completed'

interface Visit {
  status: BookingStatus
  /** In the business zone. */
  date: string
}

/** Why nothing can be claimed about a visit today, a date in the business zone; undefined where it can. */
export function claimRefusal({ status, date }: Visit, today: string) {
  if (status === 'cancelled') return 'NOT_CLAIMABLE'
  if (!canClaim(status)) return 'CLAIM_TOO_EARLY'
  return today > addDays(date, claimPolicy.days) ? 'CLAIM_TOO_LATE' : undefined
}

/** When a claim made at this instant is answered at the latest. */
export const claimAnswerBy = (madeAt: Date): Date =>
  new Date(madeAt.getTime() + claimPolicy.answerHours * 3_600_000)
