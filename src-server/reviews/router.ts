import { publishedReviewsInput } from '../../shared/reviews.ts'
import { publicProcedure, router } from '../trpc.ts'
import { publishedReviews } from './published-reviews.ts'

export const reviewsRouter = router({
  published: publicProcedure
    .input(publishedReviewsInput)
    .query(({ ctx, input }) => publishedReviews(ctx, input)),
})
