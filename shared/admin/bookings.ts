import { z } from 'zod'
import { bookingStatuses } from '../booking-status.ts'
import { line, optional, paragraph } from '../text.ts'
import { serviceId } from '../time/slots.ts'
import { day } from './day.ts'
import { pageInput } from './paging.ts'

/** Which bookings: the words to find and the filters. Dates are in the business zone. */
export const bookingFilter = z.object({
  search: optional(line(120, 'Enter what to search for.')),
  status: z.enum(bookingStatuses).optional(),
  serviceId: serviceId.optional(),
  /** The date that the list is sorted by, and that `from` and `to` apply to. */
  by: z.enum(['created', 'scheduled']).default('created'),
  from: day.optional(),
  to: day.optional(),
  direction: z.enum(['newest', 'oldest']).default('newest'),
})
export type BookingFilter = z.infer<typeof bookingFilter>

export const bookingListInput = bookingFilter.extend(pageInput.shape)
export type BookingListInput = z.infer<typeof bookingListInput>

const id = line(64, 'Send the id of a booking.')

export const bookingIdInput = z.object({ id })

/** Cancels a booking for the customer, free of charge; the customer reads the reason. */
export const adminCancelInput = z.object({
  id,
  from: z.enum(bookingStatuses),
  reason: line(500, 'Write why; the customer reads it.'),
})
export type AdminCancelInput = z.infer<typeof adminCancelInput>

/** Cancels several bookings at once, each only while it has the status that the admin saw. */
export const cancelManyInput = z.object({
  bookings: z
    .array(adminCancelInput.pick({ id: true, from: true }))
    .min(1, 'Select at least one booking.')
    .max(100, 'Select 100 bookings at most.'),
  reason: adminCancelInput.shape.reason,
})
export type CancelManyInput = z.infer<typeof cancelManyInput>

export const bookingNoteInput = z.object({ id, content: paragraph(2000, 'Write the note.') })
export type BookingNoteInput = z.infer<typeof bookingNoteInput>
