import { useSyncExternalStore } from 'react'
import { wallClock } from '../../shared/business-time.ts'
import { settings } from '../settings.ts'

/** Today's date in the business zone, whatever the browser's own (decision 12). */
export const today = () => wallClock(new Date(), settings.timeZone).date

const neverChanges = () => () => {}

/** The same, for drawing: a page that was made at build does not know the day on which it is read. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(neverChanges, today, () => undefined)
