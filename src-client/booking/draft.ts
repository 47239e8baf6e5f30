import { z } from 'zod/mini'
import { createStore, createStores } from '../ui/store/create-store.ts'

/** A detail form as it is on the screen: text as typed, not validated yet. */
export type FormValues = Record<string, unknown>

/** What detail forms hold: text, numbers, yes or no, and groups of checkboxes. */
const formValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.boolean())]),
)

const contact = z.partial(
  z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    specialInstructions: z.string(),
  }),
)
export type ContactDraft = z.infer<typeof contact>

const cents = z.int()
export const visitTime = z.object({ date: z.iso.date(), time: z.iso.time({ precision: -1 }) })

/** What a customer has entered so far. */
const draftSchema = z.object({
  /** By service id. */
  details: z.record(z.string(), formValues),
  /** The price that the customer accepted with 'Book This Service'. */
  quote: z.optional(
    z.object({ basePrice: cents, urgencyFee: cents, discounts: cents, total: cents }),
  ),
  /** The ids of the services that this price was for: it does not count for others. */
  quotedFor: z.optional(z.string()),
  /** When everything comes. */
  schedule: z.optional(visitTime),
  /** By service id, where each comes at a time of its own. */
  ownTimes: z.optional(z.record(z.string(), visitTime)),
  /** Whom the customer asks for, by the services that come at one time: `together.ts` has the key. */
  professionals: z.optional(z.record(z.string(), z.string())),
  contact: z._default(contact, {}),
  /** The conversation that prefilled answers, and with what. */
  fromChat: z.optional(
    z.object({ sessionId: z.string(), details: z.record(z.string(), formValues), contact }),
  ),
  /** The conversation from which an administrator books for its customer. */
  /** One for each checkout, so that a retry cannot book twice. */
  idempotencyKey: z.optional(z.string()),
})

export interface Draft extends Omit<z.infer<typeof draftSchema>, 'details' | 'fromChat'> {
  details: Record<string, FormValues>
  fromChat?:
    | { sessionId: string; details: Record<string, FormValues>; contact: ContactDraft }
    | undefined
}

/** The draft of each flow. */
export const draftStore = createStores((flow) =>
  createStore((): Draft => ({ details: {}, contact: {} }), {
    key: `nestwright.booking.${flow}`,
    schema: draftSchema,
  }),
)

export const readDraft = (flow: string): Draft => draftStore(flow).get()

export function updateDraft(flow: string, change: Partial<Draft>): void {
  const draft = draftStore(flow)
  draft.set({ ...draft.get(), ...change })
}

export const clearDraft = (flow: string): void => draftStore(flow).reset()
