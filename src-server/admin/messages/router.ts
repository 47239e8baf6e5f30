import { messageListInput, setAnsweredInput } from '../../../shared/admin/inbox.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { findMessages } from './find-messages.ts'
import { readRatings } from './read-ratings.ts'
import { setAnswered } from './set-answered.ts'

export const adminMessagesRouter = router({
  list: adminProcedure.input(messageListInput).query(({ ctx, input }) => findMessages(ctx, input)),
  setAnswered: adminProcedure
    .input(setAnsweredInput)
    .mutation(({ ctx, input }) => setAnswered(ctx, input)),
  ratings: adminProcedure.query(({ ctx }) => readRatings(ctx)),
})
