import { z } from 'zod/mini'
import { emailAddress, line, optional, paragraph } from './text.ts'

/** Who the work is for and where. */
export const contactSchema = z.object({
  fullName: line(120, 'Enter your full name.'),
  email: emailAddress,
  phone: line(40, 'Enter a phone number.'),
  address: line(300, 'Enter the address of the service.'),
  specialInstructions: optional(paragraph(2000, 'Write it as text.')),
})
export type Contact = z.infer<typeof contactSchema>

/** A time in the business zone, as a person picks it. */
export const pickedTime = {
  date: z.iso.date({ error: 'Choose a date.' }),
  time: z
    .string({ error: 'Choose a time.' })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.')),
}

const bookingRef = {
  id: line(64, 'Send the id of a booking.'),
  token: z.optional(line(128, 'Send the secret of the booking.')),
}

/** Identifies a booking; a guest needs the secret too, because ids appear on screens and in emails. */
export const receiptInput = z.object(bookingRef)
export type ReceiptInput = z.infer<typeof receiptInput>

/**
 * Another time for a booking, in the business zone. `keptFee` is what the customer was told a later cancellation costs
 * at least, in cents; a different amount is refused, not kept unseen.
 */
export const rescheduleInput = z.object({
  ...bookingRef,
  ...pickedTime,
  keptFee: z.optional(z.int().check(z.minimum(0))),
  /** Who is to come; without it, the same as before where possible. */
  professionalId: z.optional(line(64, 'Choose a professional.')),
})
export type RescheduleInput = z.infer<typeof rescheduleInput>

/** The link in an order's email: its proof is nowhere else, so only a person who reads that email has it. */
export const confirmEmailInput = z.object({
  ...bookingRef,
  proof: line(128, 'Open the link from the email.'),
})
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>

/**
 * Cancels a booking. `fee`, and what the rest of the order costs then, are what the customer was shown, in cents;
 * different amounts are refused, not charged unseen; without a fee, only a free cancellation goes through.
 */
export const cancelInput = z.object({
  ...bookingRef,
  fee: z._default(z.int().check(z.minimum(0)), 0),
  restTotal: z.optional(z.int().check(z.minimum(0))),
})
export type CancelInput = z.infer<typeof cancelInput>

/** An administrator's next step for a booking, which must have the status before it. */
export const updateStatusInput = z.object({
  id: line(64, 'Send the id of a booking.'),
  to: z.enum(['confirmed', 'in_progress', 'completed'], {
    error: 'No step leads to this status.',
  }),
})
export type UpdateStatusInput = z.infer<typeof updateStatusInput>

/** A review of a completed booking: 1 to 5 stars, with or without text. */
export const reviewInput = z.object({
  ...bookingRef,
  rating: z
    .int({ error: 'Choose one to five stars.' })
    .check(z.minimum(1, 'Choose one to five stars.'), z.maximum(5, 'Choose one to five stars.')),
  text: optional(paragraph(2000, 'Write it as text.')),
})
export type ReviewInput = z.infer<typeof reviewInput>

/** The short form of a booking id that people read: its first 8 characters, in upper case. */
export const shortId = (id: string) => id.slice(0, 8).toUpperCase()
