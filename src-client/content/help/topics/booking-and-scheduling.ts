import { bookingChanges } from './booking-and-scheduling-changes.ts'
import { visitTimes } from './booking-and-scheduling-times.ts'
import type { HelpArticle } from './topic.ts'

/** Help on times, on what a status means, and on changing a booking. */
export const bookingAndScheduling: readonly HelpArticle[] = [...visitTimes, ...bookingChanges]
