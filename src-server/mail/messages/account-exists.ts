import { brand } from '../../../shared/brand.ts'
import { type AccountLinkFacts, accountLinkFacts, accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

export const accountExists: EmailMessage<AccountLinkFacts> = {
  facts: accountLinkFacts,
  mail: ({ redirect }, { env }) =>
    accountMail('You already have an account', {
      paragraphs: [
        `Someone, most likely you, tried to sign up for ${brand.name} with this email address. It already has an account: sign in, or choose a new password if you forgot yours.`,
      ],
      action: {
        label: 'Sign in',
        url: `${env.PUBLIC_URL}/auth?${new URLSearchParams({ redirect }).toString()}`,
      },
      small: ['Not you? Nothing has changed, and you don’t need to do anything.'],
    }),
}
