import { z } from 'zod/mini'
import { line } from '../text.ts'
import { mailFilters } from './mail-statuses.ts'
import { pageInput } from './paging.ts'

export const messageListInput = z.extend(pageInput, {
  /** Messages that wait for an answer, or all of them. */
  show: z._default(z.enum(['unanswered', 'all']), 'unanswered'),
})
export type MessageListInput = z.infer<typeof messageListInput>

export const setAnsweredInput = z.object({
  id: line(64, 'Send the id of a message.'),
  answered: z.boolean({ error: 'Say whether it is answered.' }),
})
export type SetAnsweredInput = z.infer<typeof setAnsweredInput>

export const mailListInput = z.extend(pageInput, { show: z.optional(z.enum(mailFilters)) })
export type MailListInput = z.infer<typeof mailListInput>

export const mailIdInput = z.object({ id: line(64, 'Send the id of an email.') })
