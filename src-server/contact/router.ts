import {
  contactMessageInput,
  experienceInput,
  helpMessageInput,
} from '../../shared/messages/messages.ts'
import { publicProcedure, router } from '../trpc.ts'
import { rateExperience } from './rate-experience.ts'
import { receiveMessage } from './receive-message.ts'

export const contactRouter = router({
  sendHelp: publicProcedure
    .input(helpMessageInput)
    .mutation(({ ctx, input: { topic, ...message } }) =>
      receiveMessage(ctx, { form: 'help', subject: topic, ...message }),
    ),
  sendContact: publicProcedure
    .input(contactMessageInput)
    .mutation(({ ctx, input }) => receiveMessage(ctx, { form: 'contact', ...input })),
  rate: publicProcedure
    .input(experienceInput)
    .mutation(({ ctx, input }) => rateExperience(ctx, input)),
})
