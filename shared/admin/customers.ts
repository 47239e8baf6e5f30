import { z } from 'zod'
import { line, optional } from '../text.ts'
import { pageInput } from './paging.ts'

export const customerListInput = pageInput.extend({
  search: optional(line(120, 'Enter what to search for.')),
  direction: z.enum(['newest', 'oldest']).default('newest'),
})
export type CustomerListInput = z.infer<typeof customerListInput>

export const customerIdInput = z.object({ userId: line(64, 'Send the id of a customer.') })
