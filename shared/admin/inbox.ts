import { z } from 'zod'
import { line } from '../text.ts'
import { mailFilters } from './mail-statuses.ts'
import { pageInput } from './paging.ts'

export const messageListInput = pageInput.extend({
  /** Messages that wait for an answer, or all of them. */
  show: z.enum(['unanswered', 'all']).default('unanswered'),
})
export type MessageListInput = z.infer<typeof messageListInput>

export const setAnsweredInput = z.object({
  id: line(64, 'Send the id of a message.'),
  answered: z.boolean({ error: 'Say whether it is answered.' }),
})
export type SetAnsweredInput = z.infer<typeof setAnsweredInput>

export const mailListInput = pageInput.extend({ show: z.enum(mailFilters).optional() })
export type MailListInput = z.infer<typeof mailListInput>

export const mailIdInput = z.object({ id: line(64, 'Send the id of an email.') })
