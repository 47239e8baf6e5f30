import { z } from 'zod/mini'
import { line, paragraph } from '../text.ts'
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

/** How soon a message is answered. */
export const messageClockHours = 4

export const messageIdInput = z.object({ id: line(64, 'Send the id of a message.') })

export const answerMessageInput = z.object({
  /** Chosen by the form, so that sending it twice answers once. */
  id: line(64, 'Send the id of the answer.'),
  /** The latest message that the admin saw. */
  messageId: line(64, 'Send the id of a message.'),
  /** How many answers the admin saw: another administrator's is not written over. */
  answersSeen: z.int(),
  content: paragraph(5000, 'Enter a reply.'),
})
export type AnswerMessageInput = z.infer<typeof answerMessageInput>

export const mailListInput = z.extend(pageInput, { show: z.optional(z.enum(mailFilters)) })
export type MailListInput = z.infer<typeof mailListInput>

export const mailIdInput = z.object({ id: line(64, 'Send the id of an email.') })
