import { wallClock } from '../../shared/business-time.ts'
import { settings } from '../settings.ts'

/** Today's date in the business zone, whatever the browser's own (decision 12). */
export const today = () => wallClock(new Date(), settings.timeZone).date
