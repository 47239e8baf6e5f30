import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import { BookingCard } from '../../manage/booking-card.tsx'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { statusLabels } from '../../ui/status-labels.ts'
import page from '../dashboard.module.css'
import { EmptyState } from '../empty-state.tsx'
import { BookingOffers } from './booking-offers.tsx'
import css from './bookings-page.module.css'
import { CalendarCard } from './calendar-card.tsx'

const alwaysShown = ['pending', 'confirmed', 'completed'] as const
/** Shown only if there are such bookings. */
const shownIfAny = ['in_progress', 'cancelled'] as const

interface Props {
  /** Only this status; all by default. */
  status: BookingStatus | undefined
  onStatus: (status: BookingStatus | undefined) => void
}

/** The customer's bookings, by status. */
export function BookingsPage({ status, onStatus }: Props) {
  const bookings = trpc.dashboard.bookings.useInfiniteQuery(
    { status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  )
  return (
    <>
      <header className={page.head}>
        <h1>My Bookings</h1>
        <p>Move, cancel, repeat or review what you have booked.</p>
      </header>
      <BookingOffers />
      <QueryBoundary query={bookings} skeleton={<BookingsSkeleton />}>
        {({ pages }) => {
          const counts = pages[0]?.counts
          const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
          const shown = pages.flatMap((part) => part.bookings)
          const filters: [BookingStatus | undefined, string, number][] = [
            [undefined, 'All', all],
            ...[...alwaysShown, ...shownIfAny.filter((value) => counts?.[value])].map(
              (value): [BookingStatus, string, number] => [
                value,
                statusLabels[value],
                counts?.[value] ?? 0,
              ],
            ),
          ]
          return (
            <>
              <fieldset className={css.filters} aria-label="Show bookings">
                {filters.map(([value, label, count]) => (
                  <Button
                    key={label}
                    variant="default"
                    aria-pressed={status === value}
                    onClick={() => onStatus(value)}
                  >
                    {label} ({count})
                  </Button>
                ))}
              </fieldset>
              {shown.length === 0 ? (
                <EmptyState
                  text="No bookings found for the selected filter"
                  {...(all === 0 ? { action: 'Book Your First Service' } : {})}
                />
              ) : (
                <ul className={page.list} aria-busy={bookings.isPlaceholderData || undefined}>
                  {shown.map((booking) => (
                    <li key={booking.id}>
                      <BookingCard booking={booking} />
                    </li>
                  ))}
                </ul>
              )}
              {bookings.hasNextPage ? (
                <Button
                  variant="default"
                  className={css.more ?? ''}
                  loading={bookings.isFetchingNextPage}
                  onClick={() => void bookings.fetchNextPage()}
                >
                  Show more
                </Button>
              ) : null}
            </>
          )
        }}
      </QueryBoundary>
      <CalendarCard />
    </>
  )
}

const BookingsSkeleton = () => (
  <div className={page.list}>
    <Skeleton height={44} width="70%" radius="xl" />
    <Skeleton height={220} radius="lg" />
    <Skeleton height={220} radius="lg" />
  </div>
)
