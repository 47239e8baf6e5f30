import { formatVisit } from '../../../shared/time/business-time.ts'
import { VisitName } from '../bookings/visit-name.tsx'
import type { ProfessionalRecord } from './rows.ts'

type Visit = ProfessionalRecord['visits'][number]

/** When a visit is, and what it is, for whom and where. */
export const VisitLine = ({ visit }: { visit: Visit }) => (
  <span>
    {formatVisit(visit)}{' '}
    <VisitName id={visit.id} serviceTitle={visit.serviceTitle}>
      for {visit.customerName}, {visit.address}
    </VisitName>
  </span>
)
