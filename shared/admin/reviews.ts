import { z } from 'zod/mini'
import { line, optional, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

export const reviewListInput = z.extend(pageInput, {
  rating: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  direction: z._default(z.enum(['newest', 'oldest']), 'newest'),
})
export type ReviewListInput = z.infer<typeof reviewListInput>

const id = line(64, 'Send the id of a review.')

export const hideReviewInput = z.object({ id, reason: line(500, 'Enter a reason for hiding it.') })
export type HideReviewInput = z.infer<typeof hideReviewInput>

export const showReviewInput = z.object({ id })

const reply = optional(paragraph(2000, 'Write the reply.'))

/** The business's public reply; an empty one removes it. `seen` is the reply that was there before. */
export const replyToReviewInput = z.object({ id, reply, seen: reply })
export type ReplyToReviewInput = z.infer<typeof replyToReviewInput>
