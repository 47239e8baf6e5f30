import { sendInput } from '../../shared/chat.ts'
import { publicProcedure, router } from '../trpc.ts'
import { sendMessage } from './send-message.ts'
import { streamReply } from './stream-reply.ts'

export const chatRouter = router({
  send: publicProcedure.input(sendInput).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  stream: publicProcedure.input(sendInput).mutation(({ ctx, input }) => streamReply(ctx, input)),
})
