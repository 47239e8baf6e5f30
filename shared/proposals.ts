import { z } from 'zod/mini'
import { bookingIdInput } from './admin/bookings.ts'
import { receiptInput } from './booking.ts'
import { line } from './text.ts'

/** Other times that the office offers for a visit. */
export const offeredTimesEach = 3

export const extraWorkStatuses = ['proposed', 'approved', 'declined', 'withdrawn'] as const
export type ExtraWorkStatus = (typeof extraWorkStatuses)[number]

const extraId = line(64, 'Send the id of the extra work.')
const mostExtra = 5_000_000

/** Work beyond what was booked, with its price in cents; it counts once the customer approves it. */
export const proposeExtraInput = z.extend(bookingIdInput, {
  /** Chosen by the form, so that sending it twice proposes once. */
  extraId,
  description: line(300, 'Describe the additional work. The customer sees this.'),
  amount: z
    .int({ error: 'Enter the price.' })
    .check(
      z.minimum(1, 'Enter a price above zero.'),
      z.maximum(mostExtra, 'Enter at most $50,000.'),
    ),
})
export type ProposeExtraInput = z.infer<typeof proposeExtraInput>

export const withdrawExtraInput = z.object({ extraId })
export type WithdrawExtraInput = z.infer<typeof withdrawExtraInput>

/** The customer's answer to extra work, at the price that they were shown, in cents. */
export const answerExtraInput = z.extend(receiptInput, {
  extraId,
  amount: z.int().check(z.minimum(1), z.maximum(mostExtra)),
  approve: z.boolean({ error: 'Say yes or no.' }),
})
export type AnswerExtraInput = z.infer<typeof answerExtraInput>
