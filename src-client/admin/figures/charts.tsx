import '@mantine/charts/styles.css'
import { BarChart, LineChart } from '@mantine/charts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { formatDate, formatTime } from '../../../shared/time/business-time.ts'
import css from '../admin.module.css'
import type { Analytics } from './analytics-page.tsx'
import { ChartCard } from './chart-card.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const height = 260
const whole = { allowDecimals: false } as const
const axis = { tickLine: 'none', gridAxis: 'x', yAxisProps: whole } as const
/** The figures are in the table, so the chart itself takes no focus. */
const quiet = { accessibilityLayer: false } as const

/** A period in charts; each has its figures as a table. */
export default function Charts({ analytics }: { analytics: Analytics }) {
  const { days, services, funnel, visits } = analytics
  const steps: [string, number][] = [
    ['Conversations', funnel.conversations],
    ['Qualified', funnel.qualified],
    ['Booked', funnel.booked],
  ]
  const times = [...new Set(visits.map(({ time }) => time))].toSorted()
  const byHour = times.map((time) => ({
    time: formatTime(time),
    visits: visits.filter((one) => one.time === time).reduce((sum, one) => sum + one.visits, 0),
  }))
  const made = days.reduce((sum, { bookings }) => sum + bookings, 0)
  const repeats = days.reduce((sum, one) => sum + one.repeats, 0)
  const returning: [string, number][] = [
    ['First booking', made - repeats],
    ['Came back', repeats],
  ]
  const all = services.reduce((sum, { bookings }) => sum + bookings, 0)
  return (
    <div className={css.columns}>
      <ChartCard
        title="Bookings per day"
        note="Without what was cancelled"
        columns={['Day', 'Bookings']}
        rows={days.map(({ day, bookings }) => [formatDate(day), formatNumber(bookings)])}
      >
        <LineChart
          h={height}
          data={days.map(({ day, bookings }) => ({ day: formatDate(day), bookings }))}
          dataKey="day"
          series={[{ name: 'bookings', label: 'Bookings', color: 'var(--brand)' }]}
          curveType="linear"
          withDots={days.length < 32}
          lineChartProps={quiet}
          {...axis}
        />
      </ChartCard>
      <ChartCard
        title="Value per day"
        note="Without what was cancelled"
        columns={['Day', 'Value']}
        rows={days.map(({ day, value }) => [formatDate(day), formatCents(value)])}
      >
        <LineChart
          h={height}
          data={days.map(({ day, value }) => ({ day: formatDate(day), value: value / 100 }))}
          dataKey="day"
          series={[{ name: 'value', label: 'Value', color: 'var(--star)' }]}
          valueFormatter={(dollars) => formatCents(dollars * 100)}
          curveType="linear"
          withDots={days.length < 32}
          lineChartProps={quiet}
          {...axis}
        />
      </ChartCard>
      <ChartCard
        title="Share per service"
        note="Without what was cancelled"
        columns={['Service', 'Bookings', 'Share']}
        rows={services.map(({ title, bookings }) => [
          title,
          formatNumber(bookings),
          `${((bookings / all) * 100).toFixed(1)}%`,
        ])}
      >
        <BarChart
          barChartProps={quiet}
          h={Math.max(height, 24 * Math.min(services.length, 12))}
          orientation="vertical"
          xAxisProps={whole}
          yAxisProps={{ width: 150, interval: 0 }}
          data={services.slice(0, 12)}
          dataKey="title"
          series={[{ name: 'bookings', label: 'Bookings', color: 'var(--brand)' }]}
          tickLine="none"
          gridAxis="y"
        />
      </ChartCard>
      <ChartCard
        title="Lead funnel"
        note="Conversations that began in the period"
        columns={['Step', 'Conversations']}
        rows={steps.map(([step, conversations]) => [step, formatNumber(conversations)])}
      >
        <BarChart
          barChartProps={quiet}
          h={height}
          data={steps.map(([step, conversations]) => ({ step, conversations }))}
          dataKey="step"
          series={[{ name: 'conversations', label: 'Conversations', color: 'var(--brand)' }]}
          {...axis}
        />
      </ChartCard>
      <ChartCard
        title="Busiest hours"
        note="Visits by the hour at which they begin"
        columns={['Weekday', 'Time', 'Visits']}
        rows={visits.map(({ weekday, time, visits: number }) => [
          weekdays[weekday] ?? '',
          formatTime(time),
          formatNumber(number),
        ])}
      >
        <BarChart
          barChartProps={quiet}
          h={height}
          data={byHour}
          dataKey="time"
          series={[{ name: 'visits', label: 'Visits', color: 'var(--star)' }]}
          {...axis}
        />
      </ChartCard>
      <ChartCard
        title="Repeat customers"
        note="Bookings of customers who had booked before, without what was cancelled"
        columns={['Customers', 'Bookings']}
        rows={returning.map(([who, number]) => [who, formatNumber(number)])}
      >
        <BarChart
          h={height}
          barChartProps={quiet}
          data={returning.map(([who, number]) => ({ who, bookings: number }))}
          dataKey="who"
          series={[{ name: 'bookings', label: 'Bookings', color: 'var(--brand)' }]}
          {...axis}
        />
      </ChartCard>
    </div>
  )
}
