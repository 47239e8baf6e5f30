import { bookingChanges } from './booking-and-scheduling-changes.ts'
import { visitTimes } from './booking-and-scheduling-times.ts'
import type { HelpTopic } from './topic.ts'

/** Help on times, on what a status means, and on changing a booking. */
export const bookingAndScheduling: HelpTopic = {
  slug: 'booking-and-scheduling',
  title: 'Booking and scheduling',
  description: 'Pick a time, understand the status, and move, cancel or repeat a booking.',
  articles: [...visitTimes, ...bookingChanges],
}
