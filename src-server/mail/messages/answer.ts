import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({
  firstName: z.string(),
  subject: z.string(),
  content: z.string(),
  /** The ids of the earlier answers to the same person, oldest first. */
  earlier: z.array(z.string()),
})

/** The office's answer to a message from the help or contact form. */
export const answer: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ firstName, subject, content, earlier }, { env }) => ({
    ...accountMail(`Re: ${subject}`, {
      paragraphs: [`Hello ${firstName},`, ...content.split(/\n+/), `The ${brand.name} team`],
      action: { label: 'Write to us again', url: `${env.PUBLIC_URL}/contact` },
      small: [`This is a reply to your message: “${subject}”`],
    }),
    follows: earlier,
  }),
}
