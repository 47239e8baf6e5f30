import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../trpc.ts'
import { formatInstant } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { PageCursor } from '../search-params.ts'
import { BookingIdLink, ShortId } from '../short-id.tsx'
import { auditLabel, isAboutBooking } from './audit-labels.ts'
import { describeAction } from './describe-action.ts'

interface Props {
  place: PageCursor
  onPage: (place: PageCursor) => void
}

const Subject = ({ action, subject }: { action: string; subject: string | null }) => {
  if (subject === null) return null
  return isAboutBooking(action) ? <BookingIdLink id={subject} /> : <ShortId id={subject} />
}

/** What administrators have done, the latest first. */
export function AuditLog({ place, onPage }: Props) {
  const actions = trpc.admin.settings.auditLog.useQuery(
    { after: place.after, before: place.before },
    { placeholderData: keepPreviousData },
  )
  return (
    <PagedTable
      query={actions}
      label="Audit log"
      columns={[
        { title: 'When', plain: true, nowrap: true, cell: ({ at }) => formatInstant(at) },
        {
          title: 'Who',
          plain: true,
          address: true,
          cell: ({ by }) => by ?? 'the server’s command line',
        },
        { title: 'What', plain: true, cell: ({ action }) => auditLabel(action) },
        { title: 'Target', plain: true, nowrap: true, cell: Subject },
        { title: 'Details', plain: true, cell: ({ facts }) => describeAction(facts) },
      ]}
      rowKey={({ id }) => id}
      empty="Nothing has been done yet"
      place={place}
      onPage={onPage}
    />
  )
}
