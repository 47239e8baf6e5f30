import { z } from 'zod'
import { emailAddress, line } from '../text.ts'
import { pageInput } from './paging.ts'

export const messageListInput = pageInput.extend({
  /** Those that wait for an answer, or all. */
  show: z.enum(['unanswered', 'all']).default('unanswered'),
})
export type MessageListInput = z.infer<typeof messageListInput>

export const answerMessageInput = z.object({
  id: line(64, 'Send the id of a message.'),
  answered: z.boolean({ error: 'Say whether it is answered.' }),
})
export type AnswerMessageInput = z.infer<typeof answerMessageInput>

export const mailStatuses = ['queued', 'waiting', 'sent', 'failed', 'held'] as const

export const mailListInput = pageInput.extend({ status: z.enum(mailStatuses).optional() })
export type MailListInput = z.infer<typeof mailListInput>

export const mailIdInput = z.object({ id: line(64, 'Send the id of a mail.') })

export const actionListInput = pageInput

const password = z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(128)

/** Makes another account an admin's. One's own password is asked for again. */
export const promoteInput = z.object({
  email: line(254, 'Please enter a user email'),
  password,
})
export type PromoteInput = z.infer<typeof promoteInput>

export const demoteInput = z.object({ email: emailAddress, password })
export type DemoteInput = z.infer<typeof demoteInput>
