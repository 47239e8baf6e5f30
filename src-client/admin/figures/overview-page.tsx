import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { sampleFigures } from '../../../shared/admin/figures.ts'
import { formatCents } from '../../../shared/money.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { momentOf } from '../moment.ts'
import { useWhileAwake } from '../use-while-awake.ts'

type Overview = inferRouterOutputs<AppRouter>['admin']['overview']

/** Mail that fails tells nobody. */
const lookEveryMs = 10_000

const count = (value: number) => value.toLocaleString('en-US')
const signed = (percent: number) => `${percent < 0 ? '' : '+'}${percent}%`

/** How the business stands, what has happened last, and what waits (specification, section 2; decision 35). */
export function OverviewPage() {
  const overview = trpc.admin.overview.useQuery(undefined, {
    refetchInterval: useWhileAwake(lookEveryMs),
  })
  return (
    <>
      <header className={css.head}>
        <h1>Admin Overview</h1>
      </header>
      <Loaded query={overview} skeleton={<Skeleton height={420} radius="lg" />}>
        {({ cards, waiting, activity }) => (
          <>
            <Cards cards={cards} />
            <div className={css.columns}>
              <QuickActions waiting={waiting} />
              <RecentActivity activity={activity} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const Cards = ({ cards }: { cards: Overview['cards'] }) => (
  <dl className={css.figures}>
    <FigureCard
      title="Total Bookings"
      value={count(cards.bookings)}
      note={`${count(cards.pendingBookings)} pending`}
      link={<Link to="/admin/bookings">Total Bookings</Link>}
    />
    <FigureCard
      title="Total Customers"
      value={count(cards.customers)}
      link={<Link to="/admin/customers">Total Customers</Link>}
    />
    <FigureCard
      title="Total Reviews"
      value={count(cards.reviews)}
      link={<Link to="/admin/reviews">Total Reviews</Link>}
    />
    <FigureCard
      title="Total Revenue"
      value={formatCents(cards.revenue)}
      note="all-time"
      link={<Link to="/admin/revenue">Total Revenue</Link>}
    />
    <FigureCard
      title="Active Chats"
      value={count(cards.chats)}
      link={<Link to="/admin/chat-logs">Active Chats</Link>}
    />
    <FigureCard
      title="Growth"
      value={signed(cards.growth ?? sampleFigures.growthPercent)}
      sample={cards.growth === null}
      note="bookings, versus last month"
      link={<Link to="/admin/analytics">Growth</Link>}
    />
  </dl>
)

const QuickActions = ({ waiting }: { waiting: Overview['waiting'] }) => (
  <section className={css.card}>
    <h2>Quick Actions</h2>
    <ul className={css.list}>
      <li>
        <Link to="/admin/bookings" search={{ status: 'pending', direction: 'oldest' }}>
          Unconfirmed bookings
        </Link>
        <strong className="figures">{count(waiting.unconfirmed)}</strong>
      </li>
      <li>
        <Link to="/admin/messages">Unanswered messages</Link>
        <strong className="figures">{count(waiting.unanswered)}</strong>
      </li>
      <li>
        <Link to="/admin/mail" search={{ show: 'undelivered' }}>
          Undelivered mail
        </Link>
        <strong className="figures">{count(waiting.undelivered)}</strong>
      </li>
      <li>
        <Link to="/admin/chat-logs" search={{ status: 'new', minScore: 80 }}>
          Hot leads
        </Link>
        <strong className="figures">{count(waiting.hotLeads)}</strong>
      </li>
    </ul>
  </section>
)

const words: Record<Overview['activity'][number]['what'], string> = {
  booked: 'booked',
  rescheduled: 'moved',
  cancelled: 'cancelled',
  confirmed: 'confirmed',
  in_progress: 'started',
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
            {words[what]} <small>for {customerName}</small>
          </span>
          <time dateTime={at}>{momentOf(at)}</time>
        </li>
      ))}
    </ul>
  </section>
)
