import { Link } from '@tanstack/react-router'
import { formatVisit } from '../../../shared/time/business-time.ts'
import type { ProfessionalRecord } from './rows.ts'

type Visit = ProfessionalRecord['visits'][number]

/** When a visit is, and what it is, for whom and where. */
export const VisitLine = ({ visit }: { visit: Visit }) => (
  <span>
    {formatVisit(visit)}{' '}
    <Link to="/admin/bookings" search={{ open: visit.id }}>
      {visit.serviceTitle}
    </Link>{' '}
    <small>
      for {visit.customerName}, {visit.address}
    </small>
  </span>
)
