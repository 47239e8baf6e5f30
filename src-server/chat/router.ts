import { sendInput } from '../../shared/chat.ts'
import { publicProcedure, router } from '../trpc.ts'

// The code that understands messages is loaded with the first one: the server is ready sooner.
export const chatRouter = router({
  send: publicProcedure.input(sendInput).mutation(async ({ ctx, input }) => {
    const { sendMessage } = await import('./send-message.ts')
    return sendMessage(ctx, input)
  }),
  stream: publicProcedure.input(sendInput).mutation(async ({ ctx, input }) => {
    const { streamReply } = await import('./stream-reply.ts')
    return streamReply(ctx, input)
  }),
})
