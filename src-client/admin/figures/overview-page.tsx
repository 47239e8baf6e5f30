import { Skeleton } from '@mantine/core'
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { sampleFigures } from '../../../shared/admin/figures.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { hotLeadScore } from '../../../shared/leads.ts'
import { formatDateWithYear } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { formatInstant } from '../format-instant.ts'
import { usePollInterval } from '../use-poll-interval.ts'
import { Today } from './today.tsx'

type Overview = inferRouterOutputs<AppRouter>['admin']['figures']['overview']

/** Failed mail reports itself to nobody, so the overview shows it. */
const pollIntervalMs = 10_000

const signed = (percent: number) => `${percent < 0 ? '' : '+'}${percent}%`

/** The day's work and the state of the business: key figures, the latest events, and what needs attention. */
export function OverviewPage() {
  const overview = trpc.admin.figures.overview.useQuery(undefined, {
    refetchInterval: usePollInterval(pollIntervalMs),
  })
  return (
    <>
      <header className={css.head}>
        <h1>Admin Overview</h1>
        <p>{formatDateWithYear(today())}</p>
        <ActionLink to="/admin/bookings/new">New booking</ActionLink>
      </header>
      <Today />
      <QueryBoundary query={overview} skeleton={<Skeleton height={420} radius="lg" />}>
        {({ cards, waiting, activity }) => (
          <>
            <Cards cards={cards} />
            <div className={css.columns}>
              <QuickActions waiting={waiting} />
              <RecentActivity activity={activity} />
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  )
}

const Cards = ({ cards }: { cards: Overview['cards'] }) => {
  const figures: { to: LinkProps['to']; title: string; value: string; note?: string }[] = [
    {
      to: '/admin/bookings',
      title: 'Total Bookings',
      value: formatNumber(cards.bookings),
      note: `${formatNumber(cards.pendingBookings)} pending`,
    },
    { to: '/admin/customers', title: 'Total Customers', value: formatNumber(cards.customers) },
    { to: '/admin/reviews', title: 'Total Reviews', value: formatNumber(cards.reviews) },
    {
      to: '/admin/revenue',
      title: 'Total Revenue',
      value: formatCents(cards.revenue),
      note: 'all-time',
    },
    { to: '/admin/chat-logs', title: 'Active Chats', value: formatNumber(cards.chats) },
    {
      to: '/admin/analytics',
      title: 'Growth',
      value: signed(cards.growth ?? sampleFigures.growthPercent),
      note: 'bookings so far this month, versus last month',
    },
  ]
  return (
    <dl className={css.figures}>
      {figures.map(({ to, title, ...figure }) => (
        <FigureCard
          key={title}
          title={title}
          {...figure}
          sample={title === 'Growth' && cards.growth === null}
          link={<Link to={to}>{title}</Link>}
        />
      ))}
    </dl>
  )
}

const QuickActions = ({ waiting }: { waiting: Overview['waiting'] }) => {
  const quickActions = [
    {
      link: linkOptions({
        to: '/admin/bookings',
        search: { status: 'pending', direction: 'oldest' },
      }),
      title: 'Unconfirmed bookings',
      number: waiting.unconfirmed,
    },
    {
      link: linkOptions({ to: '/admin/messages' }),
      title: 'Unanswered messages',
      number: waiting.unanswered,
    },
    {
      link: linkOptions({ to: '/admin/mail', search: { show: 'undelivered' } }),
      title: 'Undelivered mail',
      number: waiting.undelivered,
    },
    {
      link: linkOptions({
        to: '/admin/chat-logs',
        search: { status: 'new', minScore: hotLeadScore },
      }),
      title: 'Hot leads',
      number: waiting.hotLeads,
    },
  ]
  return (
    <section className={css.card}>
      <h2>Quick Actions</h2>
      <ul className={css.list}>
        {quickActions.map(({ link, title, number }) => (
          <li key={title}>
            <Link {...link}>{title}</Link>
            <strong className="figures">{formatNumber(number)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

const activityLabels: Record<Overview['activity'][number]['what'], string> = {
  booked: 'booked',
  rescheduled: 'moved',
  cancelled: 'cancelled',
  confirmed: 'confirmed',
  assigned: 'assigned',
  in_progress: 'started',
  repriced: 'repriced',
  undone: 'status undone',
  edited: 'changed',
  extraDeclined: 'extra work declined',
  completed: 'completed',
  reviewed: 'reviewed',
}

const RecentActivity = ({ activity }: { activity: Overview['activity'] }) => (
  <section className={css.card}>
    <h2>Recent Activity</h2>
    {activity.length === 0 ? <p className={css.quiet}>Nothing has happened yet</p> : null}
    <ul className={css.list}>
      {activity.map(({ at, what, bookingId, serviceTitle, customerName }) => (
        <li key={`${at} ${what} ${bookingId}`}>
          <span>
            <Link to="/admin/bookings" search={{ open: bookingId }}>
              {serviceTitle}
            </Link>{' '}
            {activityLabels[what]} <small>for {customerName}</small>
          </span>
          <time dateTime={at}>{formatInstant(at)}</time>
        </li>
      ))}
    </ul>
  </section>
)
