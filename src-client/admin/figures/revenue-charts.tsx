import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { formatCents } from '../../../shared/format/money.ts'

/** The figures are in the table, so the chart itself takes no focus. */
const quiet = { accessibilityLayer: false } as const
const bars = 12
const height = 260

interface Compared {
  revenue: number
  before: number | null
}

const inDollars = ({ revenue, before }: Compared) => ({
  revenue: revenue / 100,
  before: (before ?? 0) / 100,
})

const series = (compared: boolean) => [
  { name: 'revenue', label: 'Revenue', color: 'var(--brand)' },
  ...(compared
    ? [{ name: 'before', label: 'Period before', color: 'var(--mantine-color-default-border)' }]
    : []),
]

const tick = (dollars: number) => formatCents(dollars * 100, 'dollars')

/** The twelve with the most revenue, each beside the period before. */
export const RevenueBars = ({
  rows,
  compared,
}: {
  rows: readonly (Compared & { name: string })[]
  compared: boolean
}) => {
  const shown = rows.slice(0, bars)
  return (
    <BarChart
      barChartProps={quiet}
      h={Math.max(120, 32 * shown.length + 60)}
      orientation="vertical"
      yAxisProps={{ width: 130, interval: 0 }}
      data={shown.map((row) => ({ name: row.name, ...inDollars(row) }))}
      dataKey="name"
      series={series(compared)}
      valueFormatter={tick}
      withLegend={compared}
      tickLine="none"
      gridAxis="y"
    />
  )
}

/** Revenue by day, week or month. */
export const RevenueOverTimeBars = ({
  bins,
  compared,
}: {
  bins: readonly (Compared & { label: string })[]
  compared: boolean
}) => (
  <BarChart
    barChartProps={quiet}
    h={height}
    data={bins.map((bin) => ({ label: bin.label, ...inDollars(bin) }))}
    dataKey="label"
    series={series(compared)}
    valueFormatter={tick}
    withLegend={compared}
    tickLine="none"
    gridAxis="x"
  />
)
