import { useState } from 'react'
import { z } from 'zod/mini'
import { serviceIds } from '../../../shared/catalogue.ts'
import { visitTime } from '../../booking/draft.ts'
import { newSecret } from '../../new-secret.ts'
import { createStore, createStores } from '../../ui/store/create-store.ts'
import { useStore } from '../../ui/store/use-store.ts'
import type { NewBookingSearch } from '../search-params.ts'

const text = z.string()

/** What the office has typed so far for a caller. */
const orderDraft = z.object({
  idempotencyKey: text,
  contact: z.object({
    fullName: text,
    email: text,
    phone: text,
    address: text,
    specialInstructions: text,
  }),
  hasNoEmail: z.boolean(),
  /** Who was found, and which of their bookings is made again; `times` counts the choices. */
  caller: z.object({ email: text, bookingId: text, times: z.number() }),
  serviceIds: z.array(z.enum(serviceIds)),
  /** By service id. */
  answers: z.record(text, z.record(text, z.unknown())),
  visit: z.optional(visitTime),
  professionalId: z.optional(text),
  office: z.object({ isConfirmed: z.boolean(), confirmBySms: z.boolean(), note: text }),
})
export type OrderDraft = z.infer<typeof orderDraft>

export const nobody = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

const begin = ({ serviceId, day, time, professionalId }: NewBookingSearch): OrderDraft => ({
  idempotencyKey: newSecret(),
  contact: nobody,
  hasNoEmail: false,
  caller: { email: '', bookingId: '', times: 0 },
  serviceIds: serviceId ? [serviceId] : [],
  answers: {},
  visit: day && time ? { date: day, time } : undefined,
  professionalId,
  office: { isConfirmed: true, confirmBySms: false, note: '' },
})

/** One draft for each way to the page: an order for a lead is not continued from the board. */
const drafts = createStores((key) =>
  createStore(() => begin(JSON.parse(key) as NewBookingSearch), {
    key: `nestwright.new-booking ${key}`,
    schema: orderDraft,
  }),
)

const typedIn = ({ idempotencyKey: _key, ...typed }: OrderDraft) => JSON.stringify(typed)

/** The order as typed so far, kept for the browser session until it is booked. */
export function useOrderDraft(search: NewBookingSearch) {
  const store = drafts(JSON.stringify(search))
  const draft = useStore(store)
  const [isContinued] = useState(() => typedIn(store.get()) !== typedIn(store.initial))
  const update = (changed: Partial<OrderDraft>) => store.set({ ...store.get(), ...changed })
  return { draft, update, isContinued, discard: store.reset }
}
