import { z } from 'zod'
import { detailForm, type ServiceDetails } from './booking-details/index.ts'
import { findService, type Service } from './catalogue.ts'
import { serviceId } from './slots.ts'
import { line, optional, paragraph } from './text.ts'

export const bookingStatuses = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const paymentStatuses = ['pending', 'paid', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who the work is for and where (specification, section 5). */
export const contactSchema = z.object({
  fullName: line(120, 'Enter your full name.'),
  email: line(254, 'Enter your e-mail address.').pipe(
    z.email({
      pattern: z.regexes.html5Email,
      error: 'Enter an e-mail address like name@example.com.',
    }),
  ),
  phone: line(40, 'Enter a phone number.'),
  address: line(300, 'Enter the address of the service.'),
  specialInstructions: optional(paragraph(2000, 'Write it as text.')),
})
export type Contact = z.infer<typeof contactSchema>

/** A chosen service with its answers checked by its category's form. */
export interface OrderedService {
  service: Service
  details: ServiceDetails
}

const orderedService = z
  .object({ serviceId, details: z.unknown() })
  .transform(({ serviceId: id, details }, context): OrderedService => {
    const service = findService(id)
    if (!service) return z.NEVER
    const parsed = detailForm(service.bookingCategory).schema.safeParse(details ?? {})
    if (parsed.success) return { service, details: parsed.data }
    for (const issue of parsed.error.issues) {
      context.issues.push({
        code: 'custom',
        message: issue.message,
        path: ['details', ...issue.path],
        input: details,
      })
    }
    return z.NEVER
  })

/** An order as the browser sends it. Prices, titles and statuses are not part of it (decision 6). */
export const createBookingInput = z.object({
  services: z
    .array(orderedService, { error: 'Choose at least one service.' })
    .min(1, 'Choose at least one service.')
    .max(32, 'Choose 32 services at most.')
    .refine(
      (chosen) => new Set(chosen.map((one) => one.service?.id)).size === chosen.length,
      'Choose each service once.',
    ),
  date: z.iso.date({ error: 'Choose a date.' }),
  time: z.string({ error: 'Choose a time.' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.'),
  contact: contactSchema,
  idempotencyKey: line(200, 'Send an idempotency key with the order.'),
})
export type Order = z.infer<typeof createBookingInput>

/** Names a booking, with the guest's secret where there is one (decision 18). */
export const receiptInput = z.object({
  id: line(64, 'Send the id of a booking.'),
  token: line(128, 'Send the secret of the booking.').optional(),
})
export type ReceiptInput = z.infer<typeof receiptInput>

/** The short form of a booking id that people read: its first 8 characters, upper case. */
export const shortId = (id: string) => id.slice(0, 8).toUpperCase()
