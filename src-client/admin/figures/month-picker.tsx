import { Button } from '@mantine/core'
import { addDays, formatMonth, startOfMonth } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import type { Period } from '../search-params.ts'
import bar from '../toolbar.module.css'

interface Props {
  period: Period
  /** Whether months to come have something to show: visits have, bookings made have not. */
  toCome: boolean
  onPeriod: (period: Period) => void
}

/** The month before that in which the period ends, this month, and the one after it. */
export function MonthPicker({ period, toCome, onPeriod }: Props) {
  const current = startOfMonth(today())
  /** A whole month; without what is to come, this month ends today. */
  const month = (first: string) => ({
    from: first,
    to: first === current && !toCome ? today() : addDays(startOfMonth(first, 1), -1),
  })
  const last = period.to ?? current
  const [previous, next] = [startOfMonth(last, -1), startOfMonth(last, 1)]
  const { from, to } = month(current)
  const isCurrent = period.from === from && period.to === to
  return (
    <fieldset className={bar.group} aria-label="Month">
      <Button size="xs" variant="default" onClick={() => onPeriod(month(previous))}>
        ← {formatMonth(previous)}
      </Button>
      <Button
        size="xs"
        variant={isCurrent ? 'filled' : 'default'}
        aria-pressed={isCurrent}
        onClick={() => onPeriod(month(current))}
      >
        This month
      </Button>
      {next <= current || toCome ? (
        <Button size="xs" variant="default" onClick={() => onPeriod(month(next))}>
          {formatMonth(next)} →
        </Button>
      ) : null}
    </fieldset>
  )
}
