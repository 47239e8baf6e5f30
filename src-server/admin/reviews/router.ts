import {
  hideReviewInput,
  replyToReviewInput,
  reviewListInput,
  showReviewInput,
} from '../../../shared/admin/reviews.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { countReviews, findReviews } from './find-reviews.ts'
import { hideReview, replyToReview, showReview } from './moderate-review.ts'

export const adminReviewsRouter = router({
  list: adminProcedure.input(reviewListInput).query(({ ctx, input }) => findReviews(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countReviews(ctx)),
  hide: adminProcedure.input(hideReviewInput).mutation(({ ctx, input }) => hideReview(ctx, input)),
  show: adminProcedure.input(showReviewInput).mutation(({ ctx, input }) => showReview(ctx, input)),
  reply: adminProcedure
    .input(replyToReviewInput)
    .mutation(({ ctx, input }) => replyToReview(ctx, input)),
})
