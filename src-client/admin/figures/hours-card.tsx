import { BarChart } from '@mantine/charts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { formatTime } from '../../../shared/time/business-time.ts'
import { weekdays } from '../../../shared/time/weekdays.ts'
import type { Analytics } from './analytics-page.tsx'
import { ChartCard } from './chart-card.tsx'
import { axis, chartHeight, noFocus } from './chart-looks.ts'

/** At which hours the period's visits begin. */
export function HoursCard({ visits }: { visits: Analytics['visits'] }) {
  const times = [...new Set(visits.map(({ time }) => time))].toSorted()
  const byHour = times.map((time) => ({
    time: formatTime(time),
    visits: visits.filter((one) => one.time === time).reduce((sum, one) => sum + one.visits, 0),
  }))
  return (
    <ChartCard
      title="Busiest hours"
      note="Visits in this period by start time"
      empty={byHour.every((one) => one.visits === 0) ? 'No visits in this period.' : undefined}
      columns={['Weekday', 'Time', 'Visits']}
      rows={visits.map(({ weekday, time, visits: number }) => [
        weekdays[weekday] ?? '',
        formatTime(time),
        formatNumber(number),
      ])}
    >
      <BarChart
        barChartProps={noFocus}
        h={chartHeight}
        data={byHour}
        dataKey="time"
        series={[{ name: 'visits', label: 'Visits', color: 'var(--star)' }]}
        {...axis}
      />
    </ChartCard>
  )
}
