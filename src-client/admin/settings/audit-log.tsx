import { trpc } from '../../trpc.ts'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'

interface Props {
  place: Place
  onPlace: (place: Place) => void
}

const inWords = (facts: Record<string, unknown>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

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
        { title: 'Of', cell: ({ subject }) => (subject ? subject.slice(0, 8).toUpperCase() : '') },
        { title: 'Facts', cell: ({ facts }) => inWords(facts) },
      ]}
      keyOf={({ id }) => id}
      empty="Nothing has been done yet"
      onPlace={onPlace}
    />
  )
}
