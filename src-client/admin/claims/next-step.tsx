import { Link } from '@tanstack/react-router'
import type { ClaimOutcome } from '../../../shared/claims.ts'
import css from '../admin.module.css'
import type { ClaimRecord } from './rows.ts'

interface Props {
  claim: ClaimRecord
  outcome: ClaimOutcome
}

/** Where the office does what it has promised: a second visit, or a refund. */
export function NextStep({ claim, outcome }: Props) {
  if (outcome === 'closed') return null
  const { bookingId } = claim
  return (
    <p className={css.actions}>
      {outcome === 'redo' ? (
        <SecondVisit claim={claim} />
      ) : (
        <Link to="/admin/bookings" search={{ open: bookingId }} hash="payments">
          Record the refund
        </Link>
      )}
    </p>
  )
}

function SecondVisit({ claim: { id, email, serviceId, redoBookingId } }: Pick<Props, 'claim'>) {
  return redoBookingId ? (
    <Link to="/admin/bookings" search={{ open: redoBookingId }}>
      The second visit
    </Link>
  ) : (
    <Link to="/admin/bookings/new" search={{ email, serviceId, redoOf: id }}>
      Book the second visit, at no charge
    </Link>
  )
}
