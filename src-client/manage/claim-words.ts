import { brand } from '../../shared/brand.ts'
import type { ClaimOutcome } from '../../shared/claims.ts'
import { claimPolicy } from '../../shared/policy.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import { businessTime } from '../business-clock.ts'
import { settings } from '../settings.ts'
import type { BookingDetails } from './customer-booking.ts'

export type Claim = BookingDetails['claims'][number]

const outcomes: Record<ClaimOutcome, string> = {
  redo: 'You told us that something is wrong. We do the work again, free of charge.',
  refund: 'You told us that something is wrong. You get money back.',
  closed: 'You told us that something is wrong, and we have answered.',
}

/** Where a claim is, as its customer reads it. */
export function describeClaim({ outcome, answerBy }: Pick<Claim, 'outcome' | 'answerBy'>): string {
  if (outcome) return outcomes[outcome]
  const by = formatMoment(businessTime(answerBy), settings.timeZone)
  return new Date(answerBy) > new Date()
    ? `You told us that something is wrong. We answer within ${claimPolicy.answerHours} hours: by ${by}.`
    : `You told us that something is wrong. We are late: our answer was due by ${by}. Please call ${brand.phone}.`
}
