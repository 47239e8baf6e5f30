import { Skeleton } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { formatCents } from '../../shared/format/money.ts'
import { formatVisit } from '../../shared/time/business-time.ts'
import { describeOpen, describePayment } from '../payments/payment-words.ts'
import { ReceiptButton } from '../payments/receipt-button.tsx'
import { type AppRouter, trpc } from '../trpc.ts'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import css from './dashboard.module.css'

type Billed = inferRouterOutputs<AppRouter>['dashboard']['billing'][number]

/** What the account's bookings cost, what was paid for them with the receipts, and what is open. */
export function BillingPage() {
  const billing = trpc.dashboard.billing.useQuery()
  return (
    <>
      <header className={css.head}>
        <h1>Billing & Payments</h1>
        <p className={css.quiet}>
          No payment is taken on this site. Once a visit is done you pay our office, and find your
          receipts here.
        </p>
      </header>
      <QueryBoundary query={billing} skeleton={<Skeleton height={240} radius="lg" />}>
        {(bookings) =>
          bookings.length === 0 ? (
            <section className={css.card}>
              <h2>Nothing to pay yet</h2>
              <p className={css.quiet}>Costs and receipts appear here after your first visit.</p>
            </section>
          ) : (
            bookings.map((booking) => <Booking key={booking.id} booking={booking} />)
          )
        }
      </QueryBoundary>
    </>
  )
}

function Booking({ booking }: { booking: Billed }) {
  const { id, serviceTitle, status, owed, open, entries } = booking
  return (
    <section className={css.card} aria-label={`${serviceTitle}, ${formatVisit(booking)}`}>
      <h2>{serviceTitle}</h2>
      <div className={css.lines}>
        <p className={css.quiet}>{formatVisit(booking)}</p>
        <p>
          {status === 'cancelled' ? 'Cancellation fee' : 'Price'} {formatCents(owed)}
          {describeOpen(open) ? ` · ${describeOpen(open)}` : ' · settled'}
        </p>
        {entries.map((payment) => (
          <p key={`${payment.receivedOn} ${payment.receiptNumber} ${payment.amount}`}>
            {describePayment(payment)}{' '}
            {payment.receiptNumber === null ? null : (
              <ReceiptButton bookingId={id} number={payment.receiptNumber} />
            )}
          </p>
        ))}
      </div>
    </section>
  )
}
