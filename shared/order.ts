import { z } from 'zod/mini'
import { zipCode } from './areas/zip.ts'
import { contactSchema, pickedTime } from './booking.ts'
import type { Answers } from './booking-details/index.ts'
import { findService, type Service, services } from './catalogue.ts'
import { formOf } from './questions/form-of.ts'
import { emailAddress, line, optional, paragraph } from './text.ts'
import type { WallClock } from './time/business-time.ts'
import { serviceId, tooManyServices } from './time/slots.ts'

/** A selected service with its answers, validated by its category's form. */
export interface OrderedService {
  service: Service
  details: Answers
  /** When it comes, if not with the rest of the order; in the business zone. */
  ownTime?: WallClock
  /** Whom the customer asks for. */
  professionalId?: string
}

const professionalId = line(64, 'Choose a professional.')

const orderedService = z.pipe(
  z
    .object({
      serviceId,
      details: z.unknown(),
      date: z.optional(pickedTime.date),
      time: z.optional(pickedTime.time),
      professionalId: z.optional(professionalId),
    })
    .check(
      z.refine(({ date, time }) => (date === undefined) === (time === undefined), {
        error: 'A time of its own has a date and a time.',
        path: ['time'],
      }),
    ),
  z.transform(({ serviceId: id, details, date, time, professionalId }, context): OrderedService => {
    const service = findService(id)
    if (!service) return z.NEVER
    const chosen = {
      ...(date !== undefined && time !== undefined ? { ownTime: { date, time } } : {}),
      ...(professionalId !== undefined ? { professionalId } : {}),
    }
    const parsed = formOf(service).schema.safeParse(details ?? {})
    if (parsed.success) return { service, details: parsed.data, ...chosen }
    for (const issue of parsed.error.issues) {
      context.issues.push({
        code: 'custom',
        message: issue.message,
        path: ['details', ...issue.path],
        input: details,
      })
    }
    return z.NEVER
  }),
)

/** An order as the browser sends it. It has no prices, titles or statuses: the server sets them. */
export const createBookingInput = z.object({
  services: z.array(orderedService, { error: 'Choose at least one service.' }).check(
    z.minLength(1, 'Choose at least one service.'),
    z.maxLength(services.length, tooManyServices),
    z.refine(
      (chosen) => new Set(chosen.map((one) => one.service?.id)).size === chosen.length,
      'Choose each service once.',
    ),
  ),
  /** When the services come that have no time of their own. */
  ...pickedTime,
  /** Whom the customer asks for: this professional comes to at least one of the services. */
  professionalId: z.optional(professionalId),
  /** Where the work is; without it, what the address says. */
  zip: z.optional(zipCode),
  /** Only an administrator's caller may have no email. */
  contact: z.extend(contactSchema, { email: optional(emailAddress) }),
  idempotencyKey: line(200, 'Send an idempotency key with the order.'),
  /** The chat session that led to the booking. */
  chatSessionId: z.optional(line(128, 'Send the id of the chat session.')),
  /** The conversation from which an administrator books for its customer. */
  conversationId: z.optional(line(64, 'Send the id of the conversation.')),
  /** An administrator's caller wants the confirmation by text message too, at the number of the order. */
  confirmBySms: z.optional(z.boolean()),
  /** An administrator's internal note about the first booking. */
  note: z.optional(paragraph(2000, 'Write the note.')),
  /** The claim that an administrator makes good with this visit, at no charge. */
  redoOfClaimId: z.optional(line(64, 'Send the id of the claim.')),
})
export type Order = z.infer<typeof createBookingInput>

/** When this service of the order comes, in the business zone. */
export const timeOf = ({ date, time }: Order, { ownTime }: OrderedService): WallClock =>
  ownTime ?? { date, time }
