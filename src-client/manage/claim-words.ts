import { brand } from '../../shared/brand.ts'
import type { ClaimOutcome } from '../../shared/claims.ts'
import { claimPolicy } from '../../shared/policy.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import { businessTime } from '../business-clock.ts'
import { settings } from '../settings.ts'
import type { BookingDetails } from './customer-booking.ts'

export type Claim = BookingDetails['claims'][number]

const outcomes: Record<ClaimOutcome, string> = {
  redo: 'You reported a problem. We’ll redo the work free of charge.',
  refund: 'You reported a problem. You’re getting a refund.',
  closed: 'You reported a problem, and we’ve replied.',
}

/** Where a claim is, as its customer reads it. */
export function describeClaim({ outcome, answerBy }: Pick<Claim, 'outcome' | 'answerBy'>): string {
  if (outcome) return outcomes[outcome]
  const by = formatMoment(businessTime(answerBy), settings.timeZone)
  return new Date(answerBy) > new Date()
    ? `You reported a problem. We’ll reply within ${claimPolicy.answerHours} hours, by ${by}.`
    : `You reported a problem. Our reply is late: it was due by ${by}. Please call ${brand.phone}.`
}
