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
    accountMail(`Your ${brand.name} sign-in`, {
      paragraphs: [
        `Hello ${firstName}, the office has invited you to see your visits online: where to be, when, and who the customer is.`,
        `The link works once and expires in ${invitationDays} days.`,
      ],
      action: {
        label: 'Set up my sign-in',
        url: `${env.PUBLIC_URL}/auth/invitation#${secrets.linkToken(invitationId)}`,
      },
      small: [`Don’t work with ${brand.name}? Ignore this email.`],
    }),
}
