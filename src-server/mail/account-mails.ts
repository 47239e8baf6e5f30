import { brand } from '../../shared/brand.ts'
import { layout, type MailBody } from './layout.ts'
import type { AccountLinkFacts } from './message-facts.ts'
import type { Mail, TemplateTools } from './templates.ts'

const mail = (subject: string, body: Pick<MailBody, 'paragraphs' | 'action' | 'small'>): Mail => ({
  subject,
  ...layout({ title: subject, rows: [], links: [], ...body }),
  attachments: [],
})

/** A page of ours with a secret behind the #, which browsers do not send. */
function link(path: string, { redirect, linkId }: AccountLinkFacts, tools: TemplateTools): string {
  const search = new URLSearchParams({ redirect }).toString()
  return `${tools.env.PUBLIC_URL}${path}?${search}#${tools.secrets.linkToken(linkId)}`
}

/** Built from the configured address, never from a request's Host header, which a stranger can set. */
export const accountMails = {
  verifyEmail: (facts: AccountLinkFacts, tools: TemplateTools): Mail =>
    mail('Verify your email address', {
      paragraphs: [
        `Welcome to ${brand.name}. Open the link and enter the password that you chose when you signed up. Then your account is ready, and you are signed in.`,
        'The link works once, for 24 hours.',
      ],
      action: { label: 'Verify my email', url: link('/auth/verify-email', facts, tools) },
      small: [
        'You did not sign up? Then ignore this email: without that password the link opens no account.',
      ],
    }),
  accountExists: ({ redirect }: AccountLinkFacts, { env }: TemplateTools): Mail =>
    mail('You already have an account', {
      paragraphs: [
        `Somebody, most likely you, tried to sign up at ${brand.name} with this address. It has an account already: sign in, or choose a new password if you have forgotten yours.`,
      ],
      action: {
        label: 'Sign in',
        url: `${env.PUBLIC_URL}/auth?${new URLSearchParams({ redirect }).toString()}`,
      },
      small: ['It was not you? Then nothing has happened, and there is nothing to do.'],
    }),
  resetPassword: (facts: AccountLinkFacts, tools: TemplateTools): Mail =>
    mail('Choose a new password', {
      paragraphs: [
        'Somebody, most likely you, asked for a new password for this address.',
        'The link works once, for 10 minutes.',
      ],
      action: { label: 'Choose a new password', url: link('/auth/reset-password', facts, tools) },
      small: ['You did not ask for it? Then your password stays as it is.'],
    }),
  passwordChanged: (_facts: Record<string, never>, { env }: TemplateTools): Mail =>
    mail('Your password has been changed', {
      paragraphs: [
        'The password of your account has just been changed, and you have been signed out on your other devices.',
      ],
      action: { label: 'Sign in', url: `${env.PUBLIC_URL}/auth` },
      small: [
        `It was not you? Choose a new password at once with "Forgot password?", and call us at ${brand.phone}.`,
      ],
    }),
}
