import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { sampleFigures } from '../../../shared/admin/figures.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { errorMessage } from '../../server-error.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import type { Period } from '../search-params.ts'
import Charts from './charts.tsx'
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
        <p>The figures above the charts are all-time totals.</p>
      </header>
      <QueryBoundary query={analytics} skeleton={<Skeleton height={220} radius="lg" />}>
        {({ headline }) => <Headline headline={headline} />}
      </QueryBoundary>
      <h2>Trends</h2>
      <div className={css.toolbar}>
        <PeriodPicker period={period} onPeriod={onSearch} />
      </div>
      {analytics.error && errorMessage(analytics.error) ? (
        <p role="alert">{errorMessage(analytics.error)}</p>
      ) : null}
      {analytics.data ? <Charts analytics={analytics.data} /> : null}
    </>
  )
}

const seconds = (ms: number) => (ms < 1000 ? 'under 1 s' : `${(ms / 1000).toFixed(1)} s`)

function Headline({ headline }: { headline: Analytics['headline'] }) {
  const { conversionRate, averageOrder, retention, popular } = headline
  const { qualifiedShare, responseMs, satisfaction } = headline
  return (
    <>
      <dl className={css.figures}>
        <FigureCard
          title="Conversion Rate"
          value={`${conversionRate.toFixed(1)}%`}
          note="bookings for every 100 chats"
        />
        <FigureCard
          title="Average Order Value"
          value={formatCents(averageOrder, 'dollars')}
          note="all bookings, cancelled too"
        />
        <FigureCard
          title="Customer Retention"
          value={`${Math.round(retention ?? sampleFigures.retentionPercent)}%`}
          note="came back"
          sample={retention === null}
        />
        <FigureCard
          title="Lead Quality"
          value={
            qualifiedShare === null
              ? sampleFigures.leadQuality
              : `${Math.round(qualifiedShare)}% qualified`
          }
          sample={qualifiedShare === null}
        />
        <FigureCard
          title="Response Time"
          value={responseMs === null ? sampleFigures.responseTime : seconds(responseMs)}
          sample={responseMs === null}
        />
        <FigureCard
          title="Customer Satisfaction"
          value={`${(satisfaction ?? sampleFigures.satisfaction).toFixed(1)}/5`}
          sample={satisfaction === null}
        />
      </dl>
      <section className={css.card}>
        <h2>Popular Services</h2>
        {popular.length === 0 ? <p className={css.quiet}>No bookings yet</p> : null}
        <ol className={css.list}>
          {popular.map(({ serviceId, title, bookings }) => (
            <li key={serviceId}>
              <span>{title}</span>
              <span className="figures">{pluralize(bookings, 'booking')}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
