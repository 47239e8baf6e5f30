import { skipToken } from '@tanstack/react-query'
import type { ServiceId } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'

interface Wanted {
  serviceId: ServiceId | undefined
  zip: string | undefined
  professionalId: string | undefined
  visit: WallClock | undefined
}

/** Who does the service there and when they are free, and what of the office's wishes is possible. */
export function useVisitChoice({ serviceId, zip, professionalId, visit }: Wanted) {
  const where = serviceId && { serviceIds: [serviceId], ...(zip ? { zip } : {}) }
  const { data: skilled } = trpc.booking.professionals.useQuery(where ?? skipToken)
  const people = (skilled ?? []).flatMap(({ professionals }) => professionals)
  const who = people.some(({ id }) => id === professionalId) ? professionalId : undefined
  const slots = trpc.booking.openSlots.useQuery(
    where ? { ...where, ...(who ? { professionalId: who } : {}) } : skipToken,
  )
  const isFree = slots.data?.some(
    ({ date, startTime }) => date === visit?.date && startTime === visit.time,
  )
  const { data: free } = trpc.admin.schedule.freeAt.useQuery(
    serviceId && visit && isFree && people.length > 0
      ? { serviceId, ...visit, ...(zip ? { zip } : {}) }
      : skipToken,
  )
  return {
    people,
    /** Who could come at the time that was chosen, the least busy first. */
    free,
    who,
    /** Whoever was wanted does not do this service there. */
    isUnsuitable: skilled !== undefined && professionalId !== undefined && who === undefined,
    slots,
    /** The time that was wanted, if it is free or that is not known yet. */
    visit: isFree === false ? undefined : visit,
    isTaken: visit !== undefined && isFree === false,
  }
}

export type VisitChoice = ReturnType<typeof useVisitChoice>
