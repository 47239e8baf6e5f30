import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate, formatTableDate } from '../../../shared/time/business-time.ts'
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
import bar from '../toolbar.module.css'
import { formatChange } from './change.ts'
import { listOf } from './list-of.ts'
import { MonthPicker } from './month-picker.tsx'
import { PeriodPicker } from './period.tsx'
import { RevenueBy } from './revenue-by.tsx'
import { RevenueOverTime } from './revenue-over-time.tsx'

interface Props {
  search: RevenueSearch
  onSearch: (search: RevenueSearch) => void
}

const tones = { paid: 'success', pending: 'warning', failed: 'danger' } as const

/** What was received in the period, by the day on which it was; and the bookings below. */
const exports = [
  { file: 'payments.csv', label: 'Payments CSV' },
  { file: 'bookings.csv', label: 'Bookings CSV' },
]
/** A change since the period before. */
const compare = (now: number, before: number): string =>
  formatChange(now, before) || exact(now - before)

const exact = (cents: number) => formatCents(cents, 'cents')

/** The value of a period's bookings, in total and one by one. */
export function RevenuePage({ search, onSearch }: Props) {
  const { from, to, by, group = 'service' } = search
  const period = { from, to, by }
  const revenue = trpc.admin.figures.revenue.useQuery(period, { placeholderData: keepPreviousData })
  const payments = trpc.admin.bookings.list.useQuery(listOf(search), {
    placeholderData: keepPreviousData,
  })
  const query = new URLSearchParams(
    Object.entries(period).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return (
    <>
      <header className={css.head}>
        <h1>Revenue</h1>
      </header>
      <div className={bar.toolbar}>
        <div className={bar.chips}>
          <MonthPicker
            period={{ from, to }}
            toCome={by === 'scheduled'}
            onPeriod={(next) => onSearch({ ...next, by, group })}
          />
          <div className={bar.group}>
            {exports.map(({ file, label }) => (
              <Button
                key={file}
                component="a"
                size="xs"
                variant="default"
                href={`/admin/export/${file}?${query}`}
                download
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        <PeriodPicker
          period={{ from, to }}
          allTime
          onPeriod={(next) => onSearch({ ...next, by, group })}
        />
        <NativeSelect
          label="Counted by"
          value={by ?? 'created'}
          data={[
            { value: 'created', label: 'Booking date' },
            { value: 'scheduled', label: 'Visit date' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ from, to, group, by: value === 'scheduled' ? 'scheduled' : undefined })
          }
        />
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
                note="all bookings, including cancelled"
              />
              <FigureCard
                title="Cancellation Fees"
                value={exact(fees)}
                note="not included in revenue"
              />
              <FigureCard
                title="Received"
                value={exact(received)}
                note="payments in this period, minus refunds"
              />
            </dl>
          </>
        )}
      </QueryBoundary>
      <RevenueOverTime period={period} />
      <RevenueBy
        period={period}
        group={group}
        onGroup={(next) => onSearch({ ...search, group: next })}
      />
      <h2>Payment Breakdown</h2>
      <PagedTable
        query={payments}
        label="Payment Breakdown"
        columns={[
          {
            title: 'Customer',
            plain: true,
            cell: ({ id, customerName }) => (
              <Link to="/admin/bookings" search={{ open: id }}>
                {customerName || 'N/A'}
              </Link>
            ),
          },
          { title: 'Service', plain: true, cell: ({ serviceTitle }) => serviceTitle },
          {
            title: 'Amount',
            plain: true,
            numeric: true,
            cell: ({ quoteAmount }) => exact(quoteAmount),
          },
          {
            title: 'Payment Status',
            cell: ({ paymentStatus }) => <Badge tone={tones[paymentStatus]}>{paymentStatus}</Badge>,
          },
          {
            title: 'Booking Status',
            cell: ({ status }: { status: BookingStatus }) => <StatusBadge status={status} />,
          },
          {
            // The one that the list is in the order of.
            title: by === 'scheduled' ? 'Visit' : 'Date',
            plain: true,
            cell: ({ createdAt, date }) =>
              by === 'scheduled' ? formatTableDate(date) : formatInstantDate(createdAt),
          },
        ]}
        rowKey={({ id }) => id}
        empty="No payment data found"
        place={search}
        onPage={(place) => onSearch({ ...period, group, ...place })}
      />
    </>
  )
}
