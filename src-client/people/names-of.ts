import { type BookingStatus, isLive } from '../../shared/booking-status.ts'

interface Visit {
  status: BookingStatus
  professional: { firstName: string } | null
}

/** The first names of those who come, if it is known who comes to each of these visits that was not cancelled. */
export function namesOf(visits: readonly Visit[]): string[] | undefined {
  const live = visits.filter(({ status }) => isLive(status))
  const names = live.flatMap(({ professional }) => professional?.firstName ?? [])
  return names.length > 0 && names.length === live.length ? names : undefined
}
