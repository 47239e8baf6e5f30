import { CompositeChart, type CompositeChartSeries } from '@mantine/charts'
import { formatShortDate } from '../../../shared/time/business-time.ts'
import type { Analytics } from './analytics-page.tsx'
import { binLabel, binTick, formatDays } from './bin-label.ts'
import { formatChange } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import { axis, chartHeight, noFocus, quietColor, unfinished } from './chart-looks.ts'

type Trend = Analytics['trend']
type Figure = 'bookings' | 'value' | 'repeats'

interface Props {
  title: string
  note: string
  /** What is counted, such as 'bookings'. */
  of: string
  figure: Figure
  format: (value: number) => string
  trend: Trend
  today: string
  /** A sentence below the total. */
  aside?: string
}

const bar = { color: 'var(--brand)', type: 'bar' } as const
const series: CompositeChartSeries[] = [
  { name: 'finished', label: 'This period', ...bar },
  { name: 'before', label: 'Previous period', color: quietColor, type: 'line' },
]
const withUnfinished: CompositeChartSeries[] = [
  ...series,
  { name: 'soFar', label: 'So far', ...bar, color: 'var(--brand-soft)' },
]

const units = { day: 'Day', week: 'Week', month: 'Month' } as const

/** One figure over time: its total against the period before, and both in bars and a quiet line. */
export function OverTimeCard({ title, note, of, figure, format, trend, today, aside }: Props) {
  const { unit, now, before } = trend
  const places = Math.max(now.bins.length, before?.bins.length ?? 0)
  const bins = Array.from({ length: places }, (_, place) => {
    const [bin, earlier] = [now.bins[place], before?.bins[place]]
    const days = bin ?? earlier ?? now
    const isUnfinished = bin?.to === today
    return {
      // A month may have more days than this one.
      label: bin ? binLabel(bin, unit, today) : `${formatShortDate(days.from)} (previous)`,
      tick: bin ? binTick(bin, unit) : '',
      finished: isUnfinished ? undefined : bin?.[figure],
      soFar: isUnfinished ? bin?.[figure] : undefined,
      before: earlier?.[figure],
    }
  })
  const ticks = new Map(bins.map(({ label, tick }) => [label, tick]))
  const total = now.total[figure]
  const earlier = before?.total[figure] ?? 0
  const cell = (value: number | undefined) => (value === undefined ? '–' : format(value))
  return (
    <ChartCard
      title={title}
      note={note}
      empty={emptySentence(of, trend, figure)}
      columns={[units[unit], 'This period', 'Previous period']}
      rows={bins.map((bin) => [bin.label, cell(bin.finished ?? bin.soFar), cell(bin.before)])}
      summary={
        <>
          <strong>{format(total)}</strong> <span>{formatChange(total, earlier)}</span>
          {before ? (
            <small>
              {earlier === 0 ? 'None' : format(earlier)} from {formatDays(before)}
              {aside ? `. ${aside}` : ''}
            </small>
          ) : null}
        </>
      }
    >
      <CompositeChart
        h={chartHeight}
        data={bins}
        dataKey="label"
        series={bins.some(({ soFar }) => soFar !== undefined) ? withUnfinished : series}
        withLegend
        withDots={false}
        curveType="linear"
        maxBarWidth={40}
        barProps={({ name }) => ({ stackId: 'now', ...(name === 'soFar' ? unfinished : {}) })}
        valueFormatter={format}
        xAxisProps={{ tickFormatter: (label: string) => ticks.get(label) ?? '' }}
        composedChartProps={noFocus}
        {...axis}
      />
    </ChartCard>
  )
}

function emptySentence(of: string, { now, before }: Trend, figure: Figure): string | undefined {
  if (!before) return 'This period has not begun.'
  if (now.total[figure] > 0 || before.total[figure] > 0) return undefined
  return `No ${of} from ${formatDays(now)}, and none from ${formatDays(before)}.`
}
