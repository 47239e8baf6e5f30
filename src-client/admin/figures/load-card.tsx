import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { formatNumber, pluralize } from '../../../shared/format/numbers.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Meter } from '../../ui/meter.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { formatDays } from './bin-label.ts'
import { formatShare } from './change.ts'
import own from './load-card.module.css'

type Load = inferRouterOutputs<AppRouter>['admin']['figures']['load']

/** How much of their time at work the busiest professionals have visits. */
export function LoadCard({ period }: { period: { from: string; to: string } }) {
  const load = trpc.admin.figures.load.useQuery(period, {
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={css.card}>
      <QueryBoundary query={load} skeleton={<Skeleton height={320} radius="lg" />}>
        {(figures) => (
          <>
            <div>
              <h2>Workload by professional</h2>
              <p className={css.quiet}>{describe(figures)}</p>
            </div>
            {figures.professionals === 0 ? (
              <p className={css.empty}>
                No professionals yet. <Link to="/admin/professionals">Add professionals</Link> to
                see how busy they are.
              </p>
            ) : (
              <People people={figures.busiest} />
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function describe(figures: Load): string {
  const { professionals, busiest, assigned, unassigned, isShortened } = figures
  return [
    `Booked hours out of working hours${isShortened ? ', in the last 31 days of the period' : ''}: ${formatDays(figures)}, excluding time off and holidays.`,
    professionals > busiest.length
      ? `The ${busiest.length} busiest of ${formatNumber(professionals)}.`
      : '',
    assigned === 0 ? 'No visits were assigned in that time.' : '',
    unassigned > 0 ? `${pluralize(unassigned, 'visit is', 'visits are')} unassigned.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const People = ({ people }: { people: Load['busiest'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={own.scroll} tabIndex={0} aria-label="Workload by professional, figures">
    <table className={own.people} aria-label="Workload by professional">
      <thead>
        <tr>
          <th scope="col">Professional</th>
          <th scope="col">Visits</th>
          <th scope="col">Hours</th>
          <th scope="col">Load</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, visits, bookedHours, hoursAtWork }) => (
          <tr key={id} data-over={bookedHours > hoursAtWork || undefined}>
            <th scope="row">
              <Link to="/admin/professionals/$professionalId" params={{ professionalId: id }}>
                {name}
              </Link>
            </th>
            <td>{formatNumber(visits)}</td>
            <td>
              {formatNumber(bookedHours)} of {formatNumber(hoursAtWork)} h
              <Meter max={Math.max(hoursAtWork, bookedHours, 1)} value={bookedHours} />
            </td>
            <td>{hoursAtWork === 0 ? 'Off' : formatShare(bookedHours, hoursAtWork)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
