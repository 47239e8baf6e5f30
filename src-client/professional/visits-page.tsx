import { Skeleton } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { formatDate, formatTime } from '../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../trpc.ts'
import { mapUrl } from '../ui/map-url.ts'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import css from './visits-page.module.css'

type Visits = inferRouterOutputs<AppRouter>['professional']['visits']
type Visit = Visits['visits'][number]

/** A professional's own visits, from today on, with what is needed at the door. */
export function VisitsPage() {
  const visits = trpc.professional.visits.useQuery()
  return (
    <div className={css.page}>
      <h1>My Visits</h1>
      <QueryBoundary query={visits} skeleton={<Skeleton height={320} radius="lg" />}>
        {(known) => <Days known={known} />}
      </QueryBoundary>
    </div>
  )
}

function Days({ known: { firstName, today, visits, calendarUrl } }: { known: Visits }) {
  const dates = [...new Set(visits.map(({ date }) => date))]
  return (
    <>
      {dates.length === 0 ? <p>No visits yet, {firstName}. New ones appear here.</p> : null}
      {dates.map((date) => (
        <section key={date} className={css.day}>
          <h2>
            {date === today ? 'Today, ' : ''}
            {formatDate(date)}
          </h2>
          <ol>
            {visits
              .filter((visit) => visit.date === date)
              .map((visit) => (
                <VisitCard key={visit.id} visit={visit} />
              ))}
          </ol>
        </section>
      ))}
      {calendarUrl === null ? null : (
        <p>
          Your visits in your own calendar app:{' '}
          <a href={calendarUrl.replace(/^https?:/, 'webcal:')}>subscribe</a>
        </p>
      )}
    </>
  )
}

function VisitCard({ visit }: { visit: Visit }) {
  const { time, serviceTitle, status, customerName, phone, address, instructions } = visit
  return (
    <li className={css.visit}>
      <p className={css.head}>
        <strong>{formatTime(time)}</strong>
        <StatusBadge status={status} />
      </p>
      <h3>{serviceTitle}</h3>
      <p>{customerName}</p>
      <p>
        <a href={mapUrl(address)}>{address}</a>
      </p>
      <p>
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
      {instructions ? <p className={css.note}>{instructions}</p> : null}
    </li>
  )
}
