import { z } from 'zod/mini'
import { contactSchema } from '../booking.ts'
import { bookingStatuses, undoableStatuses, visitOutcomes } from '../booking-status.ts'
import { line, optional, paragraph } from '../text.ts'
import { serviceId } from '../time/slots.ts'
import { day } from './day.ts'
import { pageInput } from './paging.ts'

/** Which bookings: the words to find and the filters. Dates are in the business zone. */
export const bookingFilter = z.object({
  search: optional(line(120, 'Enter what to search for.')),
  status: z.optional(z.enum(bookingStatuses)),
  serviceId: z.optional(serviceId),
  /** Only work that is done, and fees, that are not paid in full. */
  payment: z.optional(z.enum(['unpaid'])),
  /** The date that the list is sorted by, and that `from` and `to` apply to. */
  by: z._default(z.enum(['created', 'scheduled']), 'created'),
  from: z.optional(day),
  to: z.optional(day),
  direction: z._default(z.enum(['newest', 'oldest']), 'newest'),
  /** These alone, with commas between them: a selection as a file. */
  ids: z.optional(line(6600, 'Send ids of bookings.')),
})
export type BookingFilter = z.infer<typeof bookingFilter>

export const bookingListInput = z.extend(bookingFilter, pageInput.shape)
export type BookingListInput = z.infer<typeof bookingListInput>

const id = line(64, 'Send the id of a booking.')

export const bookingIdInput = z.object({ id })

/** Cancels a booking for the customer, free of charge; the customer reads the reason. */
export const adminCancelInput = z.object({
  id,
  from: z.enum(bookingStatuses),
  reason: line(500, 'Enter a reason. The customer sees it.'),
})
export type AdminCancelInput = z.infer<typeof adminCancelInput>

/** Cancels several bookings at once, each only while it has the status that the admin saw. */
export const cancelManyInput = z.object({
  bookings: z
    .array(z.pick(adminCancelInput, { id: true, from: true }))
    .check(
      z.minLength(1, 'Select at least one booking.'),
      z.maxLength(100, 'Select at most 100 bookings.'),
    ),
  reason: adminCancelInput.shape.reason,
})
export type CancelManyInput = z.infer<typeof cancelManyInput>

/** Several bookings that something is done with at once. */
export const bookingIdsInput = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, 'Select at least one booking.'),
      z.maxLength(100, 'Select at most 100 bookings.'),
    ),
})
export type BookingIdsInput = z.infer<typeof bookingIdsInput>

/** Assigns several visits to one professional, or without one to anyone available. */
export const assignManyInput = z.extend(bookingIdsInput, {
  professionalId: z.optional(line(64, 'Send the id of a professional.')),
})
export type AssignManyInput = z.infer<typeof assignManyInput>

/** One email to the customers of several bookings. */
export const messageManyInput = z.extend(bookingIdsInput, {
  /** Chosen by the form, so that sending it twice writes once. */
  id: line(64, 'Send the id of the message.'),
  subject: line(150, 'Enter a subject.'),
  content: paragraph(5000, 'Enter a message.'),
})
export type MessageManyInput = z.infer<typeof messageManyInput>

/** Takes a booking back to the status before `from`, which the admin saw. */
export const undoStatusInput = z.object({ id, from: z.enum(undoableStatuses) })
export type UndoStatusInput = z.infer<typeof undoStatusInput>

/** The same for several, which had the same status. */
export const undoManyInput = z.extend(bookingIdsInput, {
  from: undoStatusInput.shape.from,
  /** When they were given it; ISO, UTC: those that have been given it again since stay. */
  at: z.iso.datetime(),
})
export type UndoManyInput = z.infer<typeof undoManyInput>

/** Ends a visit whose time has come without work. */
export const endVisitInput = z.extend(adminCancelInput, {
  outcome: z.enum(visitOutcomes),
  /** A no-show that costs the customer nothing. */
  waivesFee: z._default(z.boolean(), false),
})
export type EndVisitInput = z.infer<typeof endVisitInput>

/** Without a name or an email, they stay as they are. */
export const editableContact = z.extend(
  z.pick(contactSchema, { address: true, specialInstructions: true }),
  {
    /** A number that stays is taken as it is. */
    phone: contactSchema.shape.phone,
    fullName: z.optional(contactSchema.shape.fullName),
    email: z.optional(contactSchema.shape.email),
  },
)

/** What a customer asks to change on the phone; other answers change the price. */
export const editBookingInput = z.object({
  id,
  /** The price that the office saw, in cents: if it has changed since, nothing is overwritten. */
  quoteAmount: z.int(),
  /** How often it had been changed when the office opened it: the same. */
  sequence: z.int(),
  contact: editableContact,
  /** All answers, checked by the service's form. */
  details: z.record(z.string(), z.unknown()),
})
export type EditBookingInput = z.infer<typeof editBookingInput>

/** What an order would cost with other answers to one of its services. */
export const previewEditInput = z.pick(editBookingInput, { id: true, details: true })
export type PreviewEditInput = z.infer<typeof previewEditInput>

export const bookingNoteInput = z.object({ id, content: paragraph(2000, 'Enter a note.') })
export type BookingNoteInput = z.infer<typeof bookingNoteInput>
