import '@mantine/charts/styles.css'
import { BarChart, CompositeChart } from '@mantine/charts'
import { formatCents } from '../../../shared/format/money.ts'
import { ChartArea } from './chart-area.tsx'
import css from './revenue.module.css'

/** The figures are in the table, so the chart itself takes no focus. */
const quiet = { accessibilityLayer: false } as const
const height = 260
const barsHeight = (rows: number) => 40 * rows + 40

interface Compared {
  revenue: number
  before: number | null
}

const inDollars = ({ revenue, before }: Compared) => ({
  revenue: revenue / 100,
  before: (before ?? 0) / 100,
})

const now = { name: 'revenue', label: 'Revenue', color: 'var(--brand)' }
const earlier = {
  name: 'before',
  label: 'Previous period',
  color: 'var(--mantine-color-default-border)',
}
/** A thin line needs more contrast than a bar. */
const earlierLine = { ...earlier, color: 'var(--quiet)' }

const whole = (dollars: number) => formatCents(dollars * 100, 'dollars')

const Legend = ({ before }: { before: typeof earlier }) => (
  <div className={css.legend}>
    {[now, before].map(({ label, color }) => (
      <span key={label}>
        <span className={css.swatch} style={{ background: color }} />
        {label}
      </span>
    ))}
  </div>
)

/** Revenue of each row beside the period before. */
export const RevenueBars = ({
  rows,
  compared,
}: {
  rows: readonly (Compared & { name: string })[]
  compared: boolean
}) => (
  <>
    {compared ? <Legend before={earlier} /> : null}
    <ChartArea height={barsHeight(rows.length)}>
      <BarChart
        barChartProps={quiet}
        h={barsHeight(rows.length)}
        orientation="vertical"
        yAxisProps={{ width: 120, interval: 0 }}
        data={rows.map((row) => ({ name: row.name, ...inDollars(row) }))}
        dataKey="name"
        series={compared ? [now, earlier] : [now]}
        valueFormatter={whole}
        tickLine="none"
        gridAxis="y"
      />
    </ChartArea>
  </>
)

/** Revenue by day, week or month, with the period before as a line. */
export const RevenueOverTimeBars = ({
  bins,
  compared,
}: {
  bins: readonly (Compared & { label: string })[]
  compared: boolean
}) => (
  <>
    {compared ? <Legend before={earlierLine} /> : null}
    <CompositeChart
      composedChartProps={quiet}
      h={height}
      data={bins.map((bin) => ({ label: bin.label, ...inDollars(bin) }))}
      dataKey="label"
      series={[
        { ...now, type: 'bar' as const },
        ...(compared ? [{ ...earlierLine, type: 'line' as const, strokeDasharray: '4 4' }] : []),
      ]}
      curveType="linear"
      withDots={false}
      maxBarWidth={48}
      valueFormatter={whole}
      tickLine="none"
      gridAxis="x"
    />
  </>
)
