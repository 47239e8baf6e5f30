import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { errorMessage } from '../../server-error.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import type { Period } from '../search-params.ts'
import bar from '../toolbar.module.css'
import Charts from './charts.tsx'
import { Headline } from './headline.tsx'
import { analyticsPeriod, PeriodPicker } from './period.tsx'

export type Analytics = inferRouterOutputs<AppRouter>['admin']['figures']['analytics']

interface Props {
  search: Period
  onSearch: (search: Period) => void
}

/** Key figures, and how a period went. A figure without data shows its placeholder, labeled as a sample. */
export function AnalyticsPage({ search, onSearch }: Props) {
  const period = analyticsPeriod(search)
  const analytics = trpc.admin.figures.analytics.useQuery(period, {
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <>
      <header className={css.head}>
        <h1>Analytics</h1>
        <p>The figures above the charts are all-time totals, except Chats Booked.</p>
      </header>
      <QueryBoundary query={analytics} skeleton={<Skeleton height={220} radius="lg" />}>
        {(data) => <Headline analytics={data} />}
      </QueryBoundary>
      <h2>Trends</h2>
      <div className={bar.toolbar}>
        <PeriodPicker period={period} onPeriod={onSearch} />
      </div>
      {analytics.error && errorMessage(analytics.error) ? (
        <p role="alert">{errorMessage(analytics.error)}</p>
      ) : null}
      {analytics.data ? <Charts analytics={analytics.data} period={period} /> : null}
    </>
  )
}
