import { z } from 'zod'
import { bookingStatuses, visitOutcomes } from '../../shared/booking-status.ts'

const wallClock = z.object({ date: z.string(), time: z.string() })

/** What a line of a booking's history tells. Times in the business zone. */
export const bookingEventFacts = z.object({
  from: wallClock.optional(),
  to: wallClock.optional(),
  /** The customer took a time that the office had offered. */
  isOffered: z.boolean().optional(),
  /** Cents. */
  price: z.object({ before: z.number(), after: z.number() }).optional(),
  /** The price changed with the answers, not with a cancellation. */
  isEdited: z.boolean().optional(),
  /** The extra work that it is about. */
  extra: z.string().optional(),
  /** Cents. */
  fee: z.number().optional(),
  /** Why the business cancelled it. */
  reason: z.string().optional(),
  /** How the visit ended without work. */
  outcome: z.enum(visitOutcomes).optional(),
  /** The status that was taken back, or before a cancellation that can be. */
  status: z.enum(bookingStatuses).optional(),
  /** What the customer knew of the visit, where news of a change was withdrawn with a cancellation. */
  told: wallClock.extend({ professionalId: z.string().nullable() }).optional(),
  /** Whom the customer expected before a confirmation said who comes. */
  expected: z.string().nullable().optional(),
  /** Who was assigned in order to confirm it. */
  assignedId: z.string().optional(),
  rating: z.number().optional(),
  /** The first name of who comes, and of who would have come. */
  professional: z.string().optional(),
  professionalBefore: z.string().optional(),
})
export type BookingEventFacts = z.infer<typeof bookingEventFacts>

/** Without what is remembered in order to take a step back. */
export const customerEventFacts = bookingEventFacts.omit({
  told: true,
  expected: true,
  assignedId: true,
})
