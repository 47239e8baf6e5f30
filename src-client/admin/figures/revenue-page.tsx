import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { errorMessage } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { formatInstantDate } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { RevenueSearch } from '../search-params.ts'
import { PeriodPicker } from './period.tsx'

interface Props {
  search: RevenueSearch
  onSearch: (search: RevenueSearch) => void
}

const tones = { paid: 'success', pending: 'warning', failed: 'danger' } as const

/** A change since the period before. */
const compare = (now: number, before: number): string =>
  before === 0
    ? exact(now - before)
    : `${now < before ? '−' : '+'}${Math.abs(Math.round(((now - before) / before) * 100))}%`

const exact = (cents: number) => formatCents(cents, 'cents')

/** The value of a period's bookings, in total and one by one. */
export function RevenuePage({ search, onSearch }: Props) {
  const { from, to, by } = search
  const period = { from, to, by }
  const revenue = trpc.admin.figures.revenue.useQuery(period, { placeholderData: keepPreviousData })
  const payments = trpc.admin.bookings.list.useQuery(
    { ...period, after: search.after, before: search.before },
    { placeholderData: keepPreviousData },
  )
  const query = new URLSearchParams(
    Object.entries(period).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return (
    <>
      <header className={css.head}>
        <h1>Revenue</h1>
      </header>
      <div className={css.toolbar}>
        <PeriodPicker
          period={{ from, to }}
          allTime
          onPeriod={(next) => onSearch({ ...next, by })}
        />
        <NativeSelect
          label="Counted by"
          value={by ?? 'created'}
          data={[
            { value: 'created', label: 'Booking date' },
            { value: 'scheduled', label: 'Visit date' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ from, to, by: value === 'scheduled' ? 'scheduled' : undefined })
          }
        />
        <Button
          component="a"
          variant="default"
          href={`/admin/export/payments.csv?${query}`}
          download
        >
          Export CSV
        </Button>
      </div>
      {revenue.error && errorMessage(revenue.error) ? (
        <p role="alert">{errorMessage(revenue.error)}</p>
      ) : null}
      <QueryBoundary query={revenue} skeleton={<Skeleton height={96} radius="lg" />}>
        {({ total, completed, pending, average, fees, received, before }) => (
          <>
            <p className={css.quiet}>
              {by === 'scheduled' ? 'By the date of the visit' : 'By the date of the booking'}
              {before
                ? `. Compared with ${formatDate(before.from)} to ${formatDate(before.to)}: ${compare(total, before.total)} in total, ${compare(received, before.received)} received`
                : ''}
            </p>
            <dl className={`${css.figures} ${css.wide}`}>
              <FigureCard title="Total Revenue" value={exact(total)} note="completed and pending" />
              <FigureCard title="Completed Revenue" value={exact(completed)} note="completed" />
              <FigureCard
                title="Pending Revenue"
                value={exact(pending)}
                note="pending or confirmed, not in progress"
              />
              <FigureCard
                title="Avg Order Value"
                value={exact(average)}
                note="all bookings, cancelled too"
              />
              <FigureCard
                title="Cancellation Fees"
                value={exact(fees)}
                note="not part of the revenue"
              />
              <FigureCard
                title="Received"
                value={exact(received)}
                note="payments of the period, less refunds"
              />
            </dl>
          </>
        )}
      </QueryBoundary>
      <h2>Payment Breakdown</h2>
      <PagedTable
        query={payments}
        label="Payment Breakdown"
        columns={[
          {
            title: 'Customer',
            cell: ({ id, customerName }) => (
              <Link to="/admin/bookings" search={{ open: id }}>
                {customerName || 'N/A'}
              </Link>
            ),
          },
          { title: 'Service', cell: ({ serviceTitle }) => serviceTitle },
          { title: 'Amount', numeric: true, cell: ({ quoteAmount }) => exact(quoteAmount) },
          {
            title: 'Payment Status',
            cell: ({ paymentStatus }) => <Badge tone={tones[paymentStatus]}>{paymentStatus}</Badge>,
          },
          {
            title: 'Booking Status',
            cell: ({ status }: { status: BookingStatus }) => <StatusBadge status={status} />,
          },
          { title: 'Date', cell: ({ createdAt }) => formatInstantDate(createdAt) },
        ]}
        rowKey={({ id }) => id}
        empty="No payment data found"
        place={search}
        onPage={(place) => onSearch({ ...period, ...place })}
      />
    </>
  )
}
