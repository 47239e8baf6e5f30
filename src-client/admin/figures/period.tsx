import { NativeSelect } from '@mantine/core'
import { addDays } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { DateField } from '../date-field.tsx'
import type { Period } from '../search-params.ts'

const spans = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
  { days: 365, label: 'Last 12 months' },
]

/** The last so many days, including today. */
export const lastDays = (days: number) => ({ from: addDays(today(), 1 - days), to: today() })

/** The last 30 days where the search params do not say otherwise. */
export const analyticsPeriod = ({ from, to }: Period) => ({
  from: from ?? lastDays(30).from,
  to: to ?? today(),
})

/** The period with a new start; the end moves along if it would come first. */
export const periodFrom = (from: string | undefined, to: string | undefined): Period => ({
  from,
  to: from !== undefined && to !== undefined && to < from ? from : to,
})

/** The period with a new end; the start moves along if it would come later. */
export const periodTo = (from: string | undefined, to: string | undefined): Period => ({
  from: from !== undefined && to !== undefined && from > to ? to : from,
  to,
})

interface Props {
  period: Period
  /** Whether all time can be chosen. */
  allTime?: boolean
  onPeriod: (period: Period) => void
}

/** Chooses a period, by name or by its first and last day. */
export function PeriodPicker({ period, allTime = false, onPeriod }: Props) {
  const { from, to } = period
  const span = spans.find(
    ({ days }) => lastDays(days).from === from && lastDays(days).to === to,
  )?.days
  const isAllTime = from === undefined && to === undefined
  return (
    <>
      <NativeSelect
        label="Period"
        value={isAllTime ? 'all' : (span ?? 'custom')}
        data={[
          ...(allTime ? [{ value: 'all', label: 'All time' }] : []),
          ...spans.map(({ days, label }) => ({ value: String(days), label })),
          ...(isAllTime || span ? [] : [{ value: 'custom', label: 'Custom' }]),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value !== 'custom') onPeriod(value === 'all' ? {} : lastDays(Number(value)))
        }}
      />
      <DateField
        label="From"
        value={from}
        onDate={(date) => onPeriod({ ...period, ...periodFrom(date, to) })}
      />
      <DateField
        label="To"
        value={to}
        onDate={(date) => onPeriod({ ...period, ...periodTo(from, date) })}
      />
    </>
  )
}
