import { Link } from '@tanstack/react-router'
import type { ClaimOutcome } from '../../../shared/claims.ts'
import css from '../admin.module.css'
import type { ClaimRecord } from './rows.ts'

interface Props {
  claim: ClaimRecord
  outcome: ClaimOutcome
}

/** Where the office does what it has promised: a second visit, or a refund. */
export function NextStep({ claim: { bookingId, email, serviceId }, outcome }: Props) {
  if (outcome === 'closed') return null
  return (
    <p className={css.actions}>
      {outcome === 'redo' ? (
        <Link to="/admin/bookings/new" search={{ email: email.toLowerCase(), serviceId }}>
          Book the second visit
        </Link>
      ) : (
        <Link to="/admin/bookings" search={{ open: bookingId }} hash="payments">
          Record the refund
        </Link>
      )}
    </p>
  )
}
