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
        'Someone, most likely you, asked to reset the password for this email address.',
        'The link works once and expires in 10 minutes.',
      ],
      action: {
        label: 'Choose a new password',
        url: accountLink('/auth/reset-password', facts, tools),
      },
      small: ['Not you? Ignore this email. Your password stays the same.'],
    }),
}
