import { z } from 'zod/mini'
import { cleaning } from './cleaning.ts'
import { construction } from './construction.ts'
import { installation } from './installation.ts'
import { moving } from './moving.ts'
import { outdoor } from './outdoor.ts'
import { repair } from './repair.ts'

/** Complete, checked answers, told apart by the category whose form they answer. */
export const bookingDetails = z.discriminatedUnion('category', [
  z.object({ category: z.literal('cleaning'), details: cleaning.schema }),
  z.object({ category: z.literal('repair'), details: repair.schema }),
  z.object({ category: z.literal('installation'), details: installation.schema }),
  z.object({ category: z.literal('moving'), details: moving.schema }),
  z.object({ category: z.literal('outdoor'), details: outdoor.schema }),
  z.object({ category: z.literal('construction'), details: construction.schema }),
])
export type BookingDetails = z.infer<typeof bookingDetails>
