import { z } from 'zod'
import { layout, type MailBody } from './layout.ts'
import type { Mail, MessageTools } from './message-definition.ts'

export const accountLinkFacts = z.object({
  linkId: z.string(),
  /** Where the user was going; a path on this site. */
  redirect: z.string(),
})
export type AccountLinkFacts = z.infer<typeof accountLinkFacts>

/** An email about an account. */
export const accountMail = (
  subject: string,
  body: Pick<MailBody, 'paragraphs' | 'action' | 'small'>,
): Mail => ({
  subject,
  ...layout({ title: subject, rows: [], links: [], ...body }),
  attachments: [],
})

/**
 * A page of ours with a secret behind the #, which browsers do not send. Built from the configured address, never from
 * a request's Host header, which a stranger can set.
 */
export function accountLink(
  path: string,
  { redirect, linkId }: AccountLinkFacts,
  { env, secrets }: MessageTools,
): string {
  const search = new URLSearchParams({ redirect }).toString()
  return `${env.PUBLIC_URL}${path}?${search}#${secrets.linkToken(linkId)}`
}
