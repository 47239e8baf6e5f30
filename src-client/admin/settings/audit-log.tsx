import { trpc } from '../../trpc.ts'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { BookingLink, ShortId } from '../short-id.tsx'
import { auditLabel, isAboutBooking } from './audit-labels.ts'
import { describeAction } from './describe-action.ts'

interface Props {
  place: Place
  onPlace: (place: Place) => void
}

const Subject = ({ action, subject }: { action: string; subject: string | null }) => {
  if (subject === null) return null
  return isAboutBooking(action) ? <BookingLink id={subject} /> : <ShortId id={subject} />
}

/** What administrators have done, the latest first. */
export function AuditLog({ place, onPlace }: Props) {
  const actions = trpc.admin.settings.auditLog.useQuery(place, { placeholderData: (last) => last })
  return (
    <PagedTable
      query={actions}
      label="Audit log"
      columns={[
        { title: 'When', cell: ({ at }) => momentOf(at) },
        { title: 'Who', cell: ({ by }) => by ?? 'the server’s command line' },
        { title: 'What', cell: ({ action }) => auditLabel(action) },
        { title: 'Of', cell: Subject },
        { title: 'Facts', cell: ({ facts }) => describeAction(facts) },
      ]}
      keyOf={({ id }) => id}
      empty="Nothing has been done yet"
      onPlace={onPlace}
    />
  )
}
