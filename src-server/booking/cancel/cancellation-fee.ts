import { cancellationFee } from '../../../shared/policy.ts'
import { instantOf } from '../../../shared/time/business-time.ts'
import type { Tables } from '../../db/types.ts'
import { answersOf } from '../read/answers-of.ts'

type Booking = Pick<
  Tables['bookings'],
  | 'quote_amount'
  | 'service_details'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'late_move_fee'
  | 'agreed_date'
>

/**
 * What cancelling this booking at `now` costs, in cents: at least what it would have cost when the customer moved it late, and
 * no more than that at a time that the office chose.
 */
export function currentCancellationFee(booking: Booking, now: Date, timeZone: string): number {
  const kept = booking.late_move_fee ?? 0
  if (booking.agreed_date !== null) return kept
  const fee = cancellationFee(
    {
      amount: booking.quote_amount,
      emergency: answersOf(booking).urgencyLevel === 'emergency',
      start: instantOf({ date: booking.scheduled_date, time: booking.scheduled_time }, timeZone),
    },
    now,
  )
  return Math.max(fee, kept)
}
