import { z } from 'zod'
import type { MessageKind } from '../../shared/message-kinds.ts'
import { parseColumn } from '../db/parse-column.ts'

const wallClock = z.object({ date: z.string(), time: z.string() })

/** A visit and what is done there. Amounts in cents, date and time in the business zone. */
export const bookingFacts = z.object({
  groupId: z.string(),
  customerName: z.string(),
  address: z.string(),
  instructions: z.string().optional(),
  ...wallClock.shape,
  bookings: z.array(
    z.object({
      id: z.string(),
      serviceTitle: z.string(),
      amount: z.number(),
      /** Counts the changes of a booking up to this message; messages queued before it was introduced lack it. */
      sequence: z.number().optional(),
    }),
  ),
  /** Until when the link has to be opened, if the order waits for that; ISO, UTC. */
  heldUntil: z.string().optional(),
})
export type BookingFacts = z.infer<typeof bookingFacts>

const changedFacts = bookingFacts.extend({
  /** When it would have been. */
  before: wallClock,
  /** Cents: what a later cancellation costs at least. */
  keptFee: z.number().optional(),
})
export type ChangedFacts = z.infer<typeof changedFacts>

const cancelledFacts = bookingFacts.extend({
  /** Cents: recorded, not charged. */
  fee: z.number(),
  /** Why the business cancelled it. */
  reason: z.string().optional(),
  /** What the order's other services cost before and now, in cents, if that changed. */
  rest: z.object({ before: z.number(), after: z.number() }).optional(),
})
export type CancelledFacts = z.infer<typeof cancelledFacts>

/** The updates that waited. */
const digestFacts = z.object({
  frequency: z.enum(['daily', 'weekly']),
  updates: z.array(
    z.object({
      kind: z.string(),
      facts: bookingFacts,
      /** Whether the booking had changed again before the digest was put together. */
      outdated: z.boolean().optional(),
    }),
  ),
})
export type DigestFacts = z.infer<typeof digestFacts>

const accountLinkFacts = z.object({
  linkId: z.string(),
  /** Where the user was going; a path on this site. */
  redirect: z.string(),
})
export type AccountLinkFacts = z.infer<typeof accountLinkFacts>

/** What each kind of message says. Links with secrets are made when it is sent, so the queue holds none. */
const schemas = {
  bookingReceived: bookingFacts,
  bookingConfirmed: bookingFacts,
  bookingChanged: changedFacts,
  bookingCancelled: cancelledFacts,
  bookingCompleted: bookingFacts,
  reminder: bookingFacts,
  digest: digestFacts,
  verifyEmail: accountLinkFacts,
  accountExists: accountLinkFacts,
  resetPassword: accountLinkFacts,
  passwordChanged: z.object({}),
  /** By text message alone. */
  phoneCode: z.object({ codeId: z.string() }),
} satisfies Record<MessageKind, z.ZodType>

export type MessageFacts = { [Kind in MessageKind]: z.infer<(typeof schemas)[Kind]> }

const schemaOf: { [Kind in MessageKind]: z.ZodType<MessageFacts[Kind]> } = schemas

/** The facts of a queued message of this kind. @throws where they are not those of such a message */
export const parseFacts = <Kind extends MessageKind>(
  kind: Kind,
  text: string,
): MessageFacts[Kind] => parseColumn(schemaOf[kind], text)
