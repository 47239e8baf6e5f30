import { brand } from '../../../shared/brand.ts'
import { type AccountLinkFacts, accountLinkFacts, accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

export const accountExists: EmailMessage<AccountLinkFacts> = {
  facts: accountLinkFacts,
  mail: ({ redirect }, { env }) =>
    accountMail('You already have an account', {
      paragraphs: [
        `Somebody, most likely you, tried to sign up at ${brand.name} with this address. It has an account already: sign in, or choose a new password if you have forgotten yours.`,
      ],
      action: {
        label: 'Sign in',
        url: `${env.PUBLIC_URL}/auth?${new URLSearchParams({ redirect }).toString()}`,
      },
      small: ['It was not you? Then nothing has happened, and there is nothing to do.'],
    }),
}
