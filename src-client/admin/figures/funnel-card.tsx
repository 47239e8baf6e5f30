import { BarChart } from '@mantine/charts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import type { Analytics } from './analytics-page.tsx'
import { ChartCard } from './chart-card.tsx'
import { axis, chartHeight, noFocus, quietColor } from './chart-looks.ts'
import { conversionOf } from './conversion.ts'

type Props = Pick<Analytics, 'funnel' | 'funnelBefore'>

/** How far conversations came, and how large a share of them led to a booking. */
export function FunnelCard({ funnel, funnelBefore }: Props) {
  const steps = [
    ['Conversations', 'conversations'],
    ['Qualified', 'qualified'],
    ['Booked', 'booked'],
  ] as const
  const conversion = conversionOf(funnel, funnelBefore)
  return (
    <ChartCard
      title="Lead funnel"
      note="Conversations that began in the period"
      empty={funnel.conversations === 0 ? 'No conversation began in this period.' : undefined}
      columns={['Step', 'This period', 'Previous period']}
      rows={steps.map(([step, name]) => [
        step,
        formatNumber(funnel[name]),
        funnelBefore ? formatNumber(funnelBefore[name]) : '–',
      ])}
      summary={
        <>
          <strong>{conversion.rate}</strong> <span>{conversion.change}</span>
          <small>
            {conversion.of} led to a booking. {conversion.before}
          </small>
        </>
      }
    >
      <BarChart
        h={chartHeight}
        data={steps.map(([step, name]) => ({
          step,
          now: funnel[name],
          before: funnelBefore?.[name],
        }))}
        dataKey="step"
        withLegend
        series={[
          { name: 'now', label: 'This period', color: 'var(--brand)' },
          { name: 'before', label: 'Previous period', color: quietColor },
        ]}
        maxBarWidth={40}
        barChartProps={noFocus}
        {...axis}
      />
    </ChartCard>
  )
}
