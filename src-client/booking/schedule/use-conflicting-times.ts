import type { Service } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { groupByTime } from '../../../shared/time/group-by-time.ts'
import { trpc } from '../../trpc.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import { serviceTimes } from '../times.ts'

/** The times of the order's other services at which nobody is left for this one: two visits at one time need two people. */
export function useConflictingTimes(flow: Flow, draft: Draft, { id }: Service): WallClock[] {
  const where = useStore(whereStore)
  const others = groupByTime(serviceTimes(flow, draft).filter(({ service }) => service.id !== id))
  const asked = draft.professionals?.[id]
  const together = trpc.useQueries((queries) =>
    others.map(({ together: some }) =>
      queries.booking.openSlots({
        ...slotsInput([id, ...some.map(({ service }) => service.id)], where),
        ...(asked ? { professionalId: asked } : {}),
      }),
    ),
  )
  return others.filter(({ date, time, together: some }, at) => {
    const open = together[at]?.data
    const isTwice = some.some(
      ({ service }) => asked !== undefined && draft.professionals?.[service.id] === asked,
    )
    return isTwice || open?.every((slot) => slot.date !== date || slot.startTime !== time)
  })
}
