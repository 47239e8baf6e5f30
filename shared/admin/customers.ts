import { z } from 'zod/mini'
import { line, optional } from '../text.ts'
import { pageInput } from './paging.ts'

export const customerListInput = z.extend(pageInput, {
  search: optional(line(120, 'Enter what to search for.')),
  direction: z._default(z.enum(['newest', 'oldest']), 'newest'),
})
export type CustomerListInput = z.infer<typeof customerListInput>

export const guestListInput = z.omit(customerListInput, { direction: true })
export type GuestListInput = z.infer<typeof guestListInput>

export const customerIdInput = z.object({ userId: line(64, 'Send the id of a customer.') })
