import { z } from 'zod/mini'
import { claimContent, claimOutcomes } from '../claims.ts'
import { line, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

export const claimFilters = ['open', 'settled'] as const

export const claimListInput = z.extend(pageInput, {
  show: z._default(z.enum(claimFilters), 'open'),
})
export type ClaimListInput = z.infer<typeof claimListInput>

export const claimIdInput = z.object({ id: line(64, 'Send the id of a claim.') })

/** What a customer said on the phone, in the office's words. */
export const recordClaimInput = z.object({
  bookingId: line(64, 'Send the id of a booking.'),
  content: claimContent('Write down'),
})
export type RecordClaimInput = z.infer<typeof recordClaimInput>

export const settleClaimInput = z.extend(claimIdInput, {
  outcome: z.enum(claimOutcomes, { error: 'Choose how it is settled.' }),
  message: paragraph(2000, 'Enter a message to the customer.'),
})
export type SettleClaimInput = z.infer<typeof settleClaimInput>
