import {
  type AccountLinkFacts,
  accountLink,
  accountLinkFacts,
  accountMail,
} from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

export const resetPassword: EmailMessage<AccountLinkFacts> = {
  facts: accountLinkFacts,
  mail: (facts, tools) =>
    accountMail('Choose a new password', {
      paragraphs: [
        'Somebody, most likely you, asked for a new password for this address.',
        'The link works once, for 10 minutes.',
      ],
      action: {
        label: 'Choose a new password',
        url: accountLink('/auth/reset-password', facts, tools),
      },
      small: ['You did not ask for it? Then your password stays as it is.'],
    }),
}
