import { Link } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { cancellationPolicy, confirmedMeaning } from '../../shared/policy.ts'
import { BookingFacts, BookingIds } from './booking-facts.tsx'
import { BookingNotFound } from './booking-not-found.tsx'
import css from './receipt.module.css'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import { statusLabels } from './status-labels.ts'
import { useReceipt } from './use-receipt.ts'

/** The page that the link in the e-mail opens. */
export function ManagePage({ id, token }: { id: string; token: string }) {
  const { receipt, failed } = useReceipt({ id, token: token || undefined })
  if (failed) return <BookingNotFound />
  const status = receipt?.bookings[0]?.status ?? 'pending'
  return (
    <div className={`wide ${css.page}`}>
      {receipt ? (
        <>
          <p className={css.badge}>{statusLabels[status]}</p>
          <h1>Your booking</h1>
          <BookingIds receipt={receipt} />
          {status === 'pending' ? <p className={css.lead}>{confirmedMeaning}</p> : null}
          <BookingFacts receipt={receipt} />
          <p className={css.lead}>{cancellationPolicy.join(' ')}</p>
          <p className={css.lead}>
            To change or cancel it, call <a href={brand.phoneHref}>{brand.phone}</a> or write to{' '}
            <a href={brand.emailHref}>{brand.email}</a>.
          </p>
          <nav className={css.links} aria-label="What next">
            <Link to="/help">Get help</Link>
            <Link to="/services">Book another service</Link>
          </nav>
        </>
      ) : (
        <ReceiptSkeleton />
      )}
    </div>
  )
}
