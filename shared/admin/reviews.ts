import { z } from 'zod'
import { line, optional, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

export const reviewListInput = pageInput.extend({
  rating: z.int().min(1).max(5).optional(),
  direction: z.enum(['newest', 'oldest']).default('newest'),
})
export type ReviewListInput = z.infer<typeof reviewListInput>

const id = line(64, 'Send the id of a review.')

export const hideReviewInput = z.object({ id, reason: line(500, 'Write why it is hidden.') })
export type HideReviewInput = z.infer<typeof hideReviewInput>

export const showReviewInput = z.object({ id })

const reply = optional(paragraph(2000, 'Write the reply.'))

/** The business's public reply; an empty one removes it. `seen` is the reply that was there before. */
export const replyToReviewInput = z.object({ id, reply, seen: reply })
export type ReplyToReviewInput = z.infer<typeof replyToReviewInput>
