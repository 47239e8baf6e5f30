import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { invitationDays } from '../../../shared/people/account.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({ invitationId: z.string(), firstName: z.string() })

/** To a professional whom the office gives a sign-in. */
export const professionalInvited: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ invitationId, firstName }, { env, secrets }) =>
    accountMail(`Your sign-in at ${brand.name}`, {
      paragraphs: [
        `Hello ${firstName}, the office has invited you to see your visits online: where you are expected, when, and by whom.`,
        `The link works once, for ${invitationDays} days.`,
      ],
      action: {
        label: 'Set up my sign-in',
        url: `${env.PUBLIC_URL}/auth/invitation#${secrets.linkToken(invitationId)}`,
      },
      small: [`You do not work with ${brand.name}? Then ignore this email.`],
    }),
}
