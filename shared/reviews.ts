import { z } from 'zod/mini'
import { serviceId } from './time/slots.ts'

/** The public reviews: of one service, or the latest of all. */
export const publishedReviewsInput = z.object({ serviceId: z.optional(serviceId) })
export type PublishedReviewsInput = z.infer<typeof publishedReviewsInput>
