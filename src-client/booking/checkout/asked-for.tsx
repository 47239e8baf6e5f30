import { skipToken } from '@tanstack/react-query'
import { formatList } from '../../../shared/format/format-list.ts'
import { trpc } from '../../trpc.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import { requestedProfessionals } from '../together.ts'

/** Whom the customer asks for, before they commit to it. */
export function AskedFor({ flow, draft }: { flow: Flow; draft: Draft }) {
  const where = useStore(whereStore)
  const chosen = requestedProfessionals(flow, draft)
  const ids = flow.services.map(({ id }) => id)
  const { data } = trpc.booking.professionals.useQuery(
    chosen.length > 0 ? slotsInput(ids, where) : skipToken,
  )
  const people = (data ?? []).flatMap(({ professionals }) => professionals)
  const names = people.filter(({ id }) => chosen.includes(id)).map(({ firstName }) => firstName)
  return names.length === 0 ? null : <p>With {formatList([...new Set(names)])}</p>
}
