import { BarChart } from '@mantine/charts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { formatMonth } from '../../../shared/time/business-time.ts'
import type { Analytics } from './analytics-page.tsx'
import { formatShare, percentOf } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import { axis, chartHeight, noFocus, unfinished } from './chart-looks.ts'

interface Props {
  retention: Analytics['retention']
  today: string
}

/** The share of each month's bookings that returning customers made, over the last 12 months. */
export function RetentionCard({ retention, today }: Props) {
  const months = retention.map((one) => {
    const isUnfinished = today.startsWith(one.month)
    const share = one.bookings === 0 ? undefined : percentOf(one.repeats, one.bookings)
    return {
      ...one,
      label: `${formatMonth(`${one.month}-01`)}${isUnfinished ? ' (so far)' : ''}`,
      finished: isUnfinished ? undefined : share,
      soFar: isUnfinished ? share : undefined,
    }
  })
  return (
    <ChartCard
      title="Retention by month"
      note="Share of each month’s bookings from returning customers. Always the last 12 months."
      empty={
        retention.every(({ bookings }) => bookings === 0)
          ? 'No bookings in the last 12 months.'
          : undefined
      }
      columns={['Month', 'Bookings', 'Came back', 'Share']}
      rows={months.map(({ label, bookings, repeats }) => [
        label,
        formatNumber(bookings),
        formatNumber(repeats),
        bookings === 0 ? 'None' : formatShare(repeats, bookings),
      ])}
    >
      <BarChart
        h={chartHeight}
        data={months}
        dataKey="label"
        type="stacked"
        series={[
          { name: 'finished', label: 'Returning', color: 'var(--brand)' },
          { name: 'soFar', label: 'So far', color: 'var(--brand-soft)' },
        ]}
        valueFormatter={(share) => `${Math.round(share)}%`}
        barProps={({ name }) => (name === 'soFar' ? unfinished : {})}
        maxBarWidth={40}
        barChartProps={noFocus}
        {...axis}
      />
    </ChartCard>
  )
}
