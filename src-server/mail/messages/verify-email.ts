import { brand } from '../../../shared/brand.ts'
import {
  type AccountLinkFacts,
  accountLink,
  accountLinkFacts,
  accountMail,
} from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

export const verifyEmail: EmailMessage<AccountLinkFacts> = {
  facts: accountLinkFacts,
  mail: (facts, tools) =>
    accountMail('Verify your email address', {
      paragraphs: [
        `Welcome to ${brand.name}. Open the link and enter the password that you chose when you signed up. Then your account is ready, and you are signed in.`,
        'The link works once, for 24 hours.',
      ],
      action: { label: 'Verify my email', url: accountLink('/auth/verify-email', facts, tools) },
      small: [
        'You did not sign up? Then ignore this email: without that password the link opens no account.',
      ],
    }),
}
