import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

export const passwordChanged: EmailMessage<Record<string, never>> = {
  facts: z.object({}),
  mail: (_facts, { env }) =>
    accountMail('Your password has been changed', {
      paragraphs: [
        'The password of your account has just been changed, and you have been signed out on your other devices.',
      ],
      action: { label: 'Sign in', url: `${env.PUBLIC_URL}/auth` },
      small: [
        `Not you? Choose a new password right away with "Forgot password?", and call us at ${brand.phone}.`,
      ],
    }),
}
