import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate, formatDay, formatMonth } from '../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import type { RevenueSearch } from '../search-params.ts'
import { change } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import { RevenueOverTimeBars } from './revenue-charts.tsx'

type OverTime = inferRouterOutputs<AppRouter>['admin']['figures']['revenueOverTime']
type Bin = OverTime['bins'][number]

const labels: Record<OverTime['unit'], { each: string; label: (bin: Bin) => string }> = {
  day: { each: 'Day', label: ({ from }) => formatDate(from) },
  week: { each: 'Week', label: ({ from, to }) => `${formatDay(from)} – ${formatDay(to)}` },
  month: { each: 'Month', label: ({ from }) => formatMonth(from) },
}

/** How the revenue of a period came about, by day, week or month. */
export function RevenueOverTime({ period }: { period: Pick<RevenueSearch, 'from' | 'to' | 'by'> }) {
  const revenue = trpc.admin.figures.revenueOverTime.useQuery(period, {
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={revenue} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ unit, before, bins }) => {
        const { each, label } = labels[unit]
        const labeled = bins.map((bin) => ({
          ...bin,
          label: bin.isSoFar ? `${label(bin)} (so far)` : label(bin),
        }))
        return (
          <ChartCard
            title={`Revenue by ${unit}`}
            {...(before && {
              note: `Compared with ${formatDate(before.from)} to ${formatDate(before.to)}`,
            })}
            columns={[each, ...(before ? ['Period before', 'Change'] : []), 'Revenue']}
            rows={labeled.map((bin) => [
              bin.label,
              ...(bin.before === null
                ? []
                : [
                    formatCents(bin.before, 'cents'),
                    bin.before === 0 ? '–' : change(bin.revenue, bin.before),
                  ]),
              formatCents(bin.revenue, 'cents'),
            ])}
          >
            <RevenueOverTimeBars bins={labeled} compared={before !== null} />
          </ChartCard>
        )
      }}
    </QueryBoundary>
  )
}
