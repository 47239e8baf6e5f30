import { Link } from '@tanstack/react-router'
import { isFinished, isLive } from '../../shared/booking-status.ts'
import { cancellationPolicy, pendingMeaning, pendingWithMeaning } from '../../shared/policy.ts'
import { FreeUntil } from '../booking/free-until.tsx'
import { BookingNotFound } from '../booking/receipt/booking-not-found.tsx'
import { CalendarButtons } from '../booking/receipt/calendar-buttons.tsx'
import { calendarVisit } from '../booking/receipt/calendar-links.ts'
import receiptCss from '../booking/receipt/receipt.module.css'
import { ReceiptSkeleton } from '../booking/receipt/receipt-skeleton.tsx'
import { useReceipt } from '../booking/receipt/use-receipt.ts'
import { hasVisitStarted } from '../business-clock.ts'
import { namesOf } from '../people/names-of.ts'
import { BookingCard } from './booking-card.tsx'
import css from './manage-page.module.css'
import { useConfirmEmail } from './use-confirm-email.ts'

interface Props {
  id: string
  token: string
  /** Only the link in the order's email has it. */
  proof: string | undefined
}

/** The page behind the link in the email, where a guest manages a booking without an account. */
export function ManagePage({ id, token, proof }: Props) {
  useConfirmEmail({ id, token, proof })
  const { receipt, isMissing } = useReceipt({ id, token: token || undefined })
  if (isMissing) return <BookingNotFound />
  if (!receipt) {
    return (
      <div className={`wide ${receiptCss.page}`}>
        <ReceiptSkeleton />
      </div>
    )
  }
  const { bookings, contact, createdAt, timeZone } = receipt
  const names = namesOf(bookings.filter(({ status }) => status === 'pending'))
  return (
    <div className={`wide ${css.page}`}>
      <h1>{bookings.length === 1 ? 'Your booking' : 'Your bookings'}</h1>
      {bookings.some(({ status }) => status === 'pending') ? (
        <p className={receiptCss.lead}>{names ? pendingWithMeaning(names) : pendingMeaning}</p>
      ) : null}
      <div className={css.list}>
        {bookings.map((booking) => (
          <div key={booking.id} className={css.one}>
            <BookingCard
              token={token || undefined}
              booking={{
                ...booking,
                createdAt,
                address: contact.address,
                specialInstructions: contact.specialInstructions,
              }}
            />
            {isFinished(booking.status) ? null : (
              <>
                {isLive(booking.status) && !hasVisitStarted(booking) ? (
                  <p>
                    <FreeUntil slot={booking} isMovedByOffice={booking.isMovedByOffice} />
                  </p>
                ) : null}
                <CalendarButtons
                  visits={[calendarVisit(booking, contact.address)]}
                  timeZone={timeZone}
                  createdAt={createdAt}
                />
              </>
            )}
          </div>
        ))}
      </div>
      <p className={receiptCss.lead}>{cancellationPolicy.join(' ')}</p>
      <nav className={receiptCss.links} aria-label="What next">
        <Link to="/help">Get help</Link>
        <Link to="/services">Book another service</Link>
      </nav>
    </div>
  )
}
