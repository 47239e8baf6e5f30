import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({
  name: z.string(),
  subject: z.string(),
  content: z.string(),
  bookingId: z.string(),
  groupId: z.string(),
})

/** What the office writes to a customer about a booking. */
export const officeMessage: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ name, subject, content, bookingId, groupId }, { env, secrets }) =>
    accountMail(subject, {
      paragraphs: [`Hello ${name},`, ...content.split(/\n+/), `The ${brand.name} team`],
      action: {
        label: 'See your booking',
        url: `${env.PUBLIC_URL}/manage/${bookingId}#${secrets.guestToken(groupId)}`,
      },
      small: [],
    }),
}
