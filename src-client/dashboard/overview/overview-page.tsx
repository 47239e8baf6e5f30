import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import DetailsDrawer from '../../manage/details-drawer.tsx'
import { settings } from '../../settings.ts'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { BookingOffers } from '../bookings/booking-offers.tsx'
import page from '../dashboard.module.css'
import { EmptyState } from '../empty-state.tsx'
import css from './overview-page.module.css'

const counters = [
  ['total', 'Total Bookings'],
  ['upcoming', 'Upcoming'],
  ['pending', 'Pending'],
  ['completed', 'Completed'],
] as const

/** Four counters and the five most recent bookings. */
export function OverviewPage() {
  const overview = trpc.dashboard.overview.useQuery()
  const [drawer, setDrawer] = useState<{ id: string; serviceTitle: string; opened: boolean }>()
  return (
    <>
      <header className={page.head}>
        <h1>Overview</h1>
        <p>What is booked, and what comes next.</p>
      </header>
      <BookingOffers />
      <QueryBoundary query={overview} skeleton={<OverviewSkeleton />}>
        {({ counters: counts, recent }) => (
          <>
            <dl className={css.counters}>
              {counters.map(([name, label]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{counts[name]}</dd>
                </div>
              ))}
            </dl>
            {recent.length === 0 ? (
              <EmptyState
                text="You have not booked anything yet."
                action="Book Your First Service"
              />
            ) : (
              <section className={page.card}>
                <div className={css.titled}>
                  <h2>Recent bookings</h2>
                  <Link to="/dashboard/bookings">All bookings</Link>
                </div>
                <ul className={css.recent}>
                  {recent.map(
                    ({ id, serviceId, serviceTitle, professional, address, ...booking }) => (
                      <li key={id}>
                        <img src={illustrationUrl(serviceId)} alt="" width="400" height="300" />
                        <div>
                          <button
                            type="button"
                            className={css.title}
                            aria-haspopup="dialog"
                            onClick={() => setDrawer({ id, serviceTitle, opened: true })}
                          >
                            {serviceTitle}
                          </button>
                          <p className="figures">{formatMoment(booking, settings.timeZone)}</p>
                          <p>{address}</p>
                          {professional ? <p>With {professional}</p> : null}
                        </div>
                        <StatusBadge status={booking.status} />
                      </li>
                    ),
                  )}
                </ul>
              </section>
            )}
          </>
        )}
      </QueryBoundary>
      {drawer ? (
        <DetailsDrawer
          key={drawer.id}
          booking={drawer}
          bookingRef={{ id: drawer.id }}
          opened={drawer.opened}
          onClose={() => setDrawer({ ...drawer, opened: false })}
        />
      ) : null}
    </>
  )
}

const OverviewSkeleton = () => (
  <div className={page.list}>
    <div className={css.counters}>
      {counters.map(([name]) => (
        <Skeleton key={name} height={92} radius="lg" />
      ))}
    </div>
    <Skeleton height={380} radius="lg" />
  </div>
)
