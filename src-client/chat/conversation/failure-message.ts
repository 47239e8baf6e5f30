import { firstQuickReplies } from '../../../shared/chat.ts'
import { errorCode, errorMessage, httpStatus } from '../../server-error.ts'
import type { Message } from './conversation.ts'

type Failure = Pick<Message, 'content'> & { quickReplies: readonly string[] }

/** The quick reply that starts a new conversation. */
export const startOverReply = 'Start over'

/** Shown for a reply that is marked as an error. */
export const errorReply = (response: string): Failure => ({
  content: response || "I'm having technical difficulties. What service are you looking for?",
  quickReplies: ['House Cleaning', 'Plumbing', 'Electrical'],
})

/** Shown when no reply came. */
export function failureMessage(error: unknown): Failure {
  const refusal = errorCode(error) === 'CONVERSATION_FULL' ? errorMessage(error) : undefined
  if (refusal) return { content: refusal, quickReplies: [startOverReply] }
  if (/\b(ai provider|anthropic|openai|assistant provider)\b/i.test(textOf(error))) {
    return {
      content:
        'My AI assistant is temporarily unavailable. Can you tell me what specific service you need?',
      quickReplies: ['Tell me about cleaning', 'I need plumbing help', 'Electrical issues'],
    }
  }
  if (isNetworkFailure(error)) {
    return {
      content:
        "I'm having connection issues. Please try asking about a specific service like plumbing or cleaning.",
      quickReplies: ['Try again', 'Plumbing help', 'Cleaning service'],
    }
  }
  const tooMany = httpStatus(error) === 429 ? textOf(error) : undefined
  return {
    content:
      tooMany ?? "I'm experiencing technical difficulties. What home service can I help you with?",
    quickReplies: firstQuickReplies,
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** The call never reached the server, or its response was lost. */
const isNetworkFailure = (error: unknown) =>
  httpStatus(error) === undefined && !/unexpected (end|token)|json/i.test(textOf(error))
