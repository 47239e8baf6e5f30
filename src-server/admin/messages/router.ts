import {
  answerMessageInput,
  messageIdInput,
  messageListInput,
  setAnsweredInput,
} from '../../../shared/admin/inbox.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { answerMessage } from './answer-message.ts'
import { findMessages } from './find-messages.ts'
import { readRatings } from './read-ratings.ts'
import { readThread } from './read-thread.ts'
import { setAnswered } from './set-answered.ts'

export const adminMessagesRouter = router({
  list: adminProcedure.input(messageListInput).query(({ ctx, input }) => findMessages(ctx, input)),
  thread: adminProcedure.input(messageIdInput).query(({ ctx, input }) => readThread(ctx, input)),
  answer: adminProcedure
    .input(answerMessageInput)
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
  setAnswered: adminProcedure
    .input(setAnsweredInput)
    .mutation(({ ctx, input }) => setAnswered(ctx, input)),
  ratings: adminProcedure.query(({ ctx }) => readRatings(ctx)),
})
