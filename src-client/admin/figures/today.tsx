import { Skeleton } from '@mantine/core'
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber, pluralize } from '../../../shared/format/numbers.ts'
import { claimPolicy } from '../../../shared/policy.ts'
import { addDays, formatTime, formatVisit } from '../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Meter } from '../../ui/meter.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { VisitName } from '../bookings/visit-name.tsx'
import { usePollInterval } from '../use-poll-interval.ts'
import { formatChange } from './change.ts'
import own from './today.module.css'

type TodayFigures = inferRouterOutputs<AppRouter>['admin']['figures']['today']

/** Visits become late by themselves: nothing else says so. */
const pollIntervalMs = 60_000

/** The day's work: when and by whom, what is not settled yet, and how the month goes. */
export function Today() {
  const today = trpc.admin.figures.today.useQuery(undefined, {
    refetchInterval: usePollInterval(pollIntervalMs),
  })
  return (
    <QueryBoundary query={today} skeleton={<Skeleton height={260} radius="lg" />}>
      {(figures) => (
        <div className={own.columns}>
          <Visits figures={figures} />
          <ToSettle figures={figures} />
          <Trend trend={figures.trend} />
        </div>
      )}
    </QueryBoundary>
  )
}

function Visits({ figures: { visits, byTime, byPerson } }: { figures: TodayFigures }) {
  const most = Math.max(1, ...byTime.map((one) => one.visits))
  return (
    <section className={css.card}>
      <h2>
        <Link to="/admin/schedule">Today: {pluralize(visits, 'visit')}</Link>
      </h2>
      {visits === 0 ? <p className={css.quiet}>No visits today.</p> : null}
      <dl className={own.hours}>
        {byTime.map((one) => (
          <div key={one.time}>
            <dt>{formatTime(one.time)}</dt>
            <dd>
              <Meter max={most} value={one.visits} />
              <span className="figures">{one.visits}</span>
            </dd>
          </div>
        ))}
      </dl>
      {visits > 0 ? (
        <ul className={own.people}>
          {byPerson.map(({ id, name, visits: count }) => (
            <li key={id ?? 'nobody'}>
              {name ?? 'Unassigned'} <span className="figures">{count}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ToSettle({ figures }: { figures: TodayFigures }) {
  const { date, unconfirmed, late, lateCount, unsuited, oldMessages, claims } = figures
  const on = (day: string) =>
    linkOptions({
      to: '/admin/bookings',
      search: { status: 'pending', by: 'scheduled', direction: 'oldest', from: day, to: day },
    })
  const rows: { link: LinkOptions; title: string; count: number }[] = [
    { link: on(date), title: 'Unconfirmed for today', count: unconfirmed.today },
    {
      link: on(addDays(date, 1)),
      title: 'Unconfirmed for tomorrow',
      count: unconfirmed.tomorrow,
    },
    {
      link: linkOptions({ to: '/admin/messages' }),
      title: 'Messages over four hours old',
      count: oldMessages,
    },
    { link: linkOptions({ to: '/admin/claims' }), title: 'Open claims', count: claims.open },
    {
      link: linkOptions({ to: '/admin/claims' }),
      title: `Claims over ${claimPolicy.answerHours} hours old`,
      count: claims.overdue,
    },
  ]
  return (
    <section className={css.card}>
      <h2>Needs attention</h2>
      <ul className={css.list}>
        {rows.map(({ link, title, count }) => (
          <li key={title}>
            <Link {...link}>{title}</Link>
            <strong className="figures" data-waiting={count > 0 || undefined}>
              {formatNumber(count)}
            </strong>
          </li>
        ))}
        {late.map(({ id, serviceTitle, customerName, ...visit }) => (
          <li key={id}>
            <span>
              <VisitName id={id} serviceTitle={serviceTitle}>
                for {customerName}
              </VisitName>
            </span>
            <strong>
              {visit.date === date
                ? `Due at ${formatTime(visit.time)}, not started`
                : `${formatVisit(visit)}, never started`}
            </strong>
          </li>
        ))}
        {lateCount > late.length ? (
          <li>
            <span>More visits that have not started</span>
            <strong className="figures" data-waiting>
              {formatNumber(lateCount - late.length)}
            </strong>
          </li>
        ) : null}
        {unsuited.visits.map(({ id, serviceTitle, customerName, isClosed, ...visit }) => (
          <li key={id}>
            <span>
              <VisitName id={id} serviceTitle={serviceTitle}>
                for {customerName}, {formatVisit(visit)}
              </VisitName>
            </span>
            <strong>{isClosed ? 'Closed that day' : 'Needs someone else'}</strong>
          </li>
        ))}
        {unsuited.count > unsuited.visits.length ? (
          <li>
            <span>More visits to move or reassign</span>
            <strong className="figures" data-waiting>
              {formatNumber(unsuited.count - unsuited.visits.length)}
            </strong>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Trend({ trend: { last, before } }: { trend: TodayFigures['trend'] }) {
  const rows = [
    ['Bookings made', formatNumber, last.bookings, before.bookings],
    ['Revenue', formatCents, last.revenue, before.revenue],
  ] as const
  return (
    <section className={css.card}>
      <h2>Last 30 days</h2>
      <ul className={css.list}>
        {rows.map(([title, format, now, then]) => (
          <li key={title}>
            <span>{title}</span>
            <strong className="figures">
              {format(now)} {then > 0 ? <small>{formatChange(now, then)}</small> : null}
            </strong>
            <small className={own.before}>{format(then)} in the previous 30 days</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
