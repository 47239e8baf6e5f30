import { skipToken } from '@tanstack/react-query'
import type { ServiceId } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'

interface Wanted {
  serviceIds: readonly ServiceId[]
  zip: string | undefined
  professionalId: string | undefined
  visit: WallClock | undefined
}

/** Who does the services there and when they are free, and what of the office's wishes is possible. */
export function useVisitChoice({ serviceIds, zip, professionalId, visit }: Wanted) {
  const [first, ...others] = serviceIds
  const where = first && { serviceIds: [...serviceIds], ...(zip ? { zip } : {}) }
  const { data: skilled } = trpc.booking.professionals.useQuery(where ?? skipToken)
  // Somebody can do several of the services.
  const people = [
    ...new Map(
      (skilled ?? []).flatMap(({ professionals }) => professionals.map((one) => [one.id, one])),
    ).values(),
  ]
  const who = people.some(({ id }) => id === professionalId) ? professionalId : undefined
  const slots = trpc.booking.openSlots.useQuery(
    where ? { ...where, ...(who ? { professionalId: who } : {}) } : skipToken,
  )
  const isFree = slots.data?.some(
    ({ date, startTime }) => date === visit?.date && startTime === visit.time,
  )
  const { data: free } = trpc.admin.schedule.freeAt.useQuery(
    first && others.length === 0 && visit && isFree && people.length > 0
      ? { serviceId: first, ...visit, ...(zip ? { zip } : {}) }
      : skipToken,
  )
  return {
    people,
    /** Who could come for a single service at the time that was chosen, the least busy first. */
    free,
    who,
    /** Whoever was wanted does none of the services there. */
    isUnsuitable: skilled !== undefined && professionalId !== undefined && who === undefined,
    slots,
    /** The time that was wanted, if it is free or that is not known yet. */
    visit: isFree === false ? undefined : visit,
    isTaken: visit !== undefined && isFree === false,
  }
}

export type VisitChoice = ReturnType<typeof useVisitChoice>
