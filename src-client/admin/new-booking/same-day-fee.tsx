import { Button } from '@mantine/core'
import { urgencyOfVisit } from '../../../shared/booking-details/urgency.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { daysBetween, type WallClock } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import css from '../admin.module.css'
import type { WantedService } from './ordered-services.ts'

interface Props {
  wanted: readonly WantedService[]
  visit: WallClock | undefined
  /** Takes the same services with other answers. */
  onDrop: (changed: readonly WantedService[]) => void
}

/** A same-day fee for a visit later than tomorrow buys nothing. */
export function SameDayFee({ wanted, visit, onDrop }: Props) {
  const days = visit ? daysBetween(today(), visit.date) : 0
  const sameDay = wanted.filter(({ values }) => values.urgencyLevel === 'emergency')
  if (sameDay.length === 0 || days <= 1) return null
  const fee = formatCents(sameDay.length * emergencyFee)
  const drop = ({ service, values }: WantedService): WantedService => ({
    service,
    values: { ...values, urgencyLevel: urgencyOfVisit(days) },
  })
  return (
    <div className={css.body}>
      <p>
        The price includes {fee} for a same-day visit, but this one is {days} days away.
      </p>
      <Button variant="default" onClick={() => onDrop(sameDay.map(drop))}>
        Drop the {fee} fee
      </Button>
    </div>
  )
}
