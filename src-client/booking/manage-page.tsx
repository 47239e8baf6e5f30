import { Link } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { cancellationPolicy } from '../../shared/policy.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingNotFound } from './booking-not-found.tsx'
import css from './receipt.module.css'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import { statusLabels } from './status-labels.ts'
import { useReceipt } from './use-receipt.ts'

/** The page that the link in the e-mail opens. */
export function ManagePage({ id, token }: { id: string; token: string }) {
  const { receipt, failed } = useReceipt({ id, token: token || undefined })
  if (failed) return <BookingNotFound />
  return (
    <div className={`wide ${css.page}`}>
      {receipt ? (
        <>
          <p className={css.badge}>{statusLabels[receipt.bookings[0]?.status ?? 'pending']}</p>
          <h1>Your booking</h1>
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
