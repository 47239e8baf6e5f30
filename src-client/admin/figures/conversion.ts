import { formatNumber, pluralize } from '../../../shared/format/numbers.ts'
import type { Analytics } from './analytics-page.tsx'
import { formatPoints, formatShare, percentOf } from './change.ts'

type Funnel = Analytics['funnel']

/** The share of the period's conversations that led to a booking, against the period before, in words. */
export function conversionOf(now: Funnel, before: Funnel | null) {
  const share = ({ booked, conversations }: Funnel) => formatShare(booked, conversations)
  const isComparable = before !== null && before.conversations > 0 && now.conversations > 0
  return {
    rate: now.conversations === 0 ? 'No chats' : share(now),
    of: `${formatNumber(now.booked)} of ${pluralize(now.conversations, 'chat')}`,
    change: isComparable
      ? formatPoints(
          percentOf(now.booked, now.conversations),
          percentOf(before.booked, before.conversations),
        )
      : '',
    before:
      before === null || before.conversations === 0
        ? 'No chats in the previous period'
        : `${share(before)} in the previous period`,
  }
}
