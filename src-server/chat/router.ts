import { sendInput } from '../../shared/chat.ts'
import { publicProcedure, router } from '../trpc.ts'

/** What understands messages is read in with the first one: the server is ready sooner. */
const answering = () => import('./answering.ts')

export const chatRouter = router({
  send: publicProcedure
    .input(sendInput)
    .mutation(async ({ ctx, input }) => (await answering()).sendMessage(ctx, input)),
  stream: publicProcedure
    .input(sendInput)
    .mutation(async ({ ctx, input }) => (await answering()).streamReply(ctx, input)),
})
