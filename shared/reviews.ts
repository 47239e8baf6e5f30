import { z } from 'zod'
import { serviceId } from './time/slots.ts'

/** The public reviews: of one service, or the latest of all. */
export const publishedReviewsInput = z.object({ serviceId: serviceId.optional() })
export type PublishedReviewsInput = z.infer<typeof publishedReviewsInput>
