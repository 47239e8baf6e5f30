import { Button } from '@mantine/core'
import { urgencyOfVisit } from '../../../shared/booking-details/urgency.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { daysBetween, type WallClock } from '../../../shared/time/business-time.ts'
import type { FormValues } from '../../booking/draft.ts'
import { today } from '../../business-clock.ts'
import css from '../admin.module.css'

interface Props {
  values: FormValues
  visit: WallClock | undefined
  onDrop: (values: FormValues) => void
}

/** A same-day fee for a visit later than tomorrow buys nothing. */
export function SameDayFee({ values, visit, onDrop }: Props) {
  const days = visit ? daysBetween(today(), visit.date) : 0
  if (values.urgencyLevel !== 'emergency' || days <= 1) return null
  const fee = formatCents(emergencyFee)
  return (
    <div className={css.body}>
      <p>
        The price includes {fee} for a same-day visit, but this one is {days} days away.
      </p>
      <Button
        variant="default"
        onClick={() => onDrop({ ...values, urgencyLevel: urgencyOfVisit(days) })}
      >
        Drop the {fee} fee
      </Button>
    </div>
  )
}
