import { BarChart } from '@mantine/charts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import type { Analytics } from './analytics-page.tsx'
import { formatShare, percentOf } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import { noFocus, quietColor } from './chart-looks.ts'

/** Beyond these, and one more, services are summed up. */
const shown = 10
const rowHeight = 26

/** The services of a period by their share; the small ones together, and each in the table. */
export function SharesCard({ services }: { services: Analytics['services'] }) {
  const all = services.reduce((sum, { bookings }) => sum + bookings, 0)
  const large = services.length > shown + 1 ? services.slice(0, shown) : services
  const small = services.slice(large.length)
  const together = {
    title: `Other services (${small.length})`,
    bookings: small.reduce((sum, { bookings }) => sum + bookings, 0),
  }
  const bars = small.length > 0 ? [...large, together] : large
  const colorOf = (title: string) => (title === together.title ? quietColor : 'var(--brand)')
  const row = (title: string, bookings: number) => [
    title,
    formatNumber(bookings),
    formatShare(bookings, all),
  ]
  const height = Math.max(120, rowHeight * bars.length + 40)
  return (
    <ChartCard
      title="Share by service"
      note="Of bookings made in this period, excluding cancelled ones"
      empty={all === 0 ? 'No bookings in this period.' : undefined}
      columns={['Service', 'Bookings', 'Share']}
      rows={[
        ...bars.map(({ title, bookings }) => row(title, bookings)),
        ...small.map(({ title, bookings }) => row(`Other: ${title}`, bookings)),
      ]}
      height={height}
    >
      <BarChart
        h={height}
        orientation="vertical"
        data={bars.map(({ title, bookings }) => ({
          title,
          share: percentOf(bookings, all),
          color: colorOf(title),
        }))}
        dataKey="title"
        series={[{ name: 'share', label: 'Share', color: 'var(--brand)' }]}
        valueFormatter={(share) => `${share.toFixed(1)}%`}
        withBarValueLabel
        yAxisProps={{ width: 140, interval: 0 }}
        withXAxis={false}
        gridAxis="none"
        tickLine="none"
        maxBarWidth={18}
        barChartProps={{ ...noFocus, margin: { right: 48 } }}
      />
    </ChartCard>
  )
}
