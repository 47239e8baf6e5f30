import { useHydrated } from '@tanstack/react-router'
import { hasStarted, type WallClock, wallClock } from '../shared/time/business-time.ts'
import { settings } from './settings.ts'

/** The date and time in the business zone at an instant (ISO, UTC), whatever the browser's zone is. */
export const businessTime = (instant: string): WallClock =>
  wallClock(new Date(instant), settings.timeZone)

/** Now in the business zone. */
export const now = (): WallClock => wallClock(new Date(), settings.timeZone)

export const today = (): string => now().date

/** Whether a visit at this time has started. */
export const hasVisitStarted = (visit: WallClock): boolean => hasStarted(visit, now())

/** Today's date, for rendering: undefined until a prerendered page, which cannot know it, is hydrated. */
export const useToday = (): string | undefined => {
  const isHydrated = useHydrated()
  return isHydrated ? today() : undefined
}
