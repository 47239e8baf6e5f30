import { useSyncExternalStore } from 'react'
import { wallClock } from '../../shared/business-time.ts'
import { settings } from '../settings.ts'

/** Today's date in the business zone, not the browser's: slot dates are business dates. */
export const today = () => wallClock(new Date(), settings.timeZone).date

const neverChanges = () => () => {}

/** The same for rendering: a prerendered page does not know the day on which it is read. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(neverChanges, today, () => undefined)
