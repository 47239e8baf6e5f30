import type { AdminAction } from '../../../shared/admin/actions.ts'
import { trpc } from '../../trpc.ts'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { BookingLink, ShortId } from '../short-id.tsx'
import { factsInWords } from './action-facts.ts'

interface Props {
  place: Place
  onPlace: (place: Place) => void
}

/** Actions on a booking. */
const ofBookings: ReadonlySet<string> = new Set<AdminAction>([
  'advanced a booking',
  'cancelled a booking',
  'moved a booking',
  'booked for a customer',
  'noted something on a booking',
])

const Subject = ({ action, subject }: { action: string; subject: string | null }) => {
  if (subject === null) return null
  return ofBookings.has(action) ? <BookingLink id={subject} /> : <ShortId id={subject} />
}

/** What administrators have done, the latest first. */
export function AuditLog({ place, onPlace }: Props) {
  const actions = trpc.admin.actions.useQuery(place, { placeholderData: (last) => last })
  return (
    <PagedTable
      query={actions}
      label="Audit log"
      columns={[
        { title: 'When', cell: ({ at }) => momentOf(at) },
        { title: 'Who', cell: ({ by }) => by ?? 'the server’s command line' },
        { title: 'What', cell: ({ action }) => action },
        { title: 'Of', cell: Subject },
        { title: 'Facts', cell: ({ facts }) => factsInWords(facts) },
      ]}
      keyOf={({ id }) => id}
      empty="Nothing has been done yet"
      onPlace={onPlace}
    />
  )
}
