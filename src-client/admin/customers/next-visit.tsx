import { Link } from '@tanstack/react-router'
import { formatVisit } from '../../../shared/time/business-time.ts'

interface Props {
  visit: { bookingId: string; date: string; time: string } | null
}

/** A customer's next visit, as a link to it. */
export const NextVisit = ({ visit }: Props) =>
  visit ? (
    <Link to="/admin/bookings" search={{ open: visit.bookingId }}>
      {formatVisit(visit)}
    </Link>
  ) : (
    'None'
  )
