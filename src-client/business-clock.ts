import { useHydrated } from '@tanstack/react-router'
import { hasStarted, instantOf, type WallClock, wallClock } from '../shared/time/business-time.ts'
import { slotHours } from '../shared/time/slots.ts'
import { settings } from './settings.ts'

/** The date and time in the business zone at an instant (ISO, UTC), whatever the browser's zone is. */
export const businessTime = (instant: string): WallClock =>
  wallClock(new Date(instant), settings.timeZone)

/** Now in the business zone. */
export const now = (): WallClock => wallClock(new Date(), settings.timeZone)

export const today = (): string => now().date

/** Whether a visit at this time has started. */
export const hasVisitStarted = (visit: WallClock): boolean => hasStarted(visit, now())

/** How much of a visit's hours at this time is over, as a share: none before it and 1 after it. */
export function shareGone(visit: WallClock): number {
  const start = instantOf(visit, settings.timeZone).getTime()
  return Math.min(Math.max((Date.now() - start) / (slotHours * 3_600_000), 0), 1)
}

/** Today's date, for rendering: undefined until a prerendered page, which cannot know it, is hydrated. */
export const useToday = (): string | undefined => {
  const isHydrated = useHydrated()
  return isHydrated ? today() : undefined
}
