import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import type { RevenueSearch } from '../search-params.ts'
import { binLabel } from './bin-label.ts'
import { formatChange } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import { RevenueOverTimeBars } from './revenue-charts.tsx'

type OverTime = inferRouterOutputs<AppRouter>['admin']['figures']['revenueOverTime']

const units: Record<OverTime['unit'], string> = { day: 'Day', week: 'Week', month: 'Month' }

/** How the revenue of a period came about, by day, week or month. */
export function RevenueOverTime({ period }: { period: Pick<RevenueSearch, 'from' | 'to' | 'by'> }) {
  const revenue = trpc.admin.figures.revenueOverTime.useQuery(period, {
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={revenue} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ unit, before, bins }) => {
        const labeled = bins.map((bin) => ({ ...bin, label: labelOf(bin, unit) }))
        return (
          <ChartCard
            title={`Revenue by ${unit}`}
            {...(before && {
              note: `Compared with ${formatDate(before.from)} to ${formatDate(before.to)}`,
            })}
            columns={[units[unit], ...(before ? ['Previous period', 'Change'] : []), 'Revenue']}
            rows={labeled.map((bin) => [
              bin.label,
              ...(bin.before === null
                ? []
                : [formatCents(bin.before, 'cents'), formatChange(bin.revenue, bin.before) || '–']),
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

/** A bin that today is in is unfinished even where visits to come are part of it. */
const labelOf = (bin: OverTime['bins'][number], unit: OverTime['unit']): string => {
  const label = binLabel(bin, unit, today())
  return bin.isSoFar && !label.endsWith('(so far)') ? `${label} (so far)` : label
}
