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
        `Welcome to ${brand.name}. Open the link and enter the password you chose when you signed up. That activates your account and signs you in.`,
        'The link works once and expires in 24 hours.',
      ],
      action: { label: 'Verify my email', url: accountLink('/auth/verify-email', facts, tools) },
      small: ['Didn’t sign up? Ignore this email. Without that password, the link does nothing.'],
    }),
}
