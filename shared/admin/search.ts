import { z } from 'zod/mini'
import { line } from '../text.ts'

/** What to look for among customers, guests and bookings. */
export const findAnythingInput = z.object({
  text: line(120, 'Enter what to search for.'),
  /** Those with an account are left out. */
  onlyGuests: z.optional(z.boolean()),
})
export type FindAnythingInput = z.infer<typeof findAnythingInput>
