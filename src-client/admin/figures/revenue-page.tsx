import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { BookingStatus } from '../../../shared/booking.ts'
import { StatusBadge } from '../../manage/status-badge.tsx'
import { messageOf, trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { dateOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { type Period, PeriodPicker } from './period.tsx'

export interface RevenueSearch extends Period, Place {}

interface Props {
  search: RevenueSearch
  onSearch: (search: RevenueSearch) => void
}

const tones = { paid: 'good', pending: 'warm', failed: 'bad' } as const

/** Cents as dollars with two decimals. */
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The value of a period's bookings, in total and one by one. */
export function RevenuePage({ search, onSearch }: Props) {
  const { from, to } = search
  const period = { from, to }
  const revenue = trpc.admin.revenue.useQuery(period, { placeholderData: (last) => last })
  const payments = trpc.admin.bookings.useQuery(search, { placeholderData: (last) => last })
  const query = new URLSearchParams(
    Object.entries(period).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return (
    <>
      <header className={css.head}>
        <h1>Revenue</h1>
      </header>
      <div className={css.tools}>
        <PeriodPicker period={period} allTime onPeriod={onSearch} />
        <Button
          component="a"
          variant="default"
          href={`/admin/export/payments.csv?${query}`}
          download
        >
          Export CSV
        </Button>
      </div>
      {revenue.error && messageOf(revenue.error) ? (
        <p role="alert">{messageOf(revenue.error)}</p>
      ) : null}
      <Loaded query={revenue} skeleton={<Skeleton height={96} radius="lg" />}>
        {({ total, completed, pending, average }) => (
          <dl className={`${css.figures} ${css.wide}`}>
            <FigureCard title="Total Revenue" value={dollars(total)} note="completed and pending" />
            <FigureCard title="Completed Revenue" value={dollars(completed)} note="completed" />
            <FigureCard
              title="Pending Revenue"
              value={dollars(pending)}
              note="pending or confirmed, not in progress"
            />
            <FigureCard
              title="Avg Order Value"
              value={dollars(average)}
              note="all bookings, cancelled too"
            />
          </dl>
        )}
      </Loaded>
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
          { title: 'Amount', numeric: true, cell: ({ quoteAmount }) => dollars(quoteAmount) },
          {
            title: 'Payment Status',
            cell: ({ paymentStatus }) => <Badge tone={tones[paymentStatus]}>{paymentStatus}</Badge>,
          },
          {
            title: 'Booking Status',
            cell: ({ status }: { status: BookingStatus }) => <StatusBadge status={status} />,
          },
          { title: 'Date', cell: ({ createdAt }) => dateOf(createdAt) },
        ]}
        keyOf={({ id }) => id}
        empty="No payment data found"
        onPlace={(place) => onSearch({ ...period, ...place })}
      />
    </>
  )
}
