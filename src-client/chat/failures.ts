import { firstQuickReplies } from '../../shared/chat.ts'
import { messageOf, reasonOf } from '../trpc.ts'
import type { Message } from './conversation.ts'

type Failure = Pick<Message, 'content'> & { quickReplies: readonly string[] }

/** Shown for a reply that is marked as an error. */
export const flaggedReply = (response: string): Failure => ({
  content: response || "I'm having technical difficulties. What service are you looking for?",
  quickReplies: ['House Cleaning', 'Plumbing', 'Electrical'],
})

/** Shown when no reply came. */
export function failureMessage(error: unknown): Failure {
  const refusals = ['CONVERSATION_FULL']
  const refusal = refusals.includes(reasonOf(error) ?? '') ? messageOf(error) : undefined
  if (refusal) return { content: refusal, quickReplies: ['Start again'] }
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
  const tooMany = statusOf(error) === 429 ? textOf(error) : undefined
  return {
    content:
      tooMany ?? "I'm experiencing technical difficulties. What home service can I help you with?",
    quickReplies: firstQuickReplies,
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : '')

interface Told {
  data?: { httpStatus?: number } | null
  cause?: Told
}

const dataOf = (error: unknown) => {
  const told = error as Told | null
  return told?.data ?? told?.cause?.data ?? undefined
}

const statusOf = (error: unknown) => dataOf(error)?.httpStatus

/** The call never reached the server, or its response was lost. */
const isNetworkFailure = (error: unknown) =>
  dataOf(error) === undefined && !/unexpected (end|token)|json/i.test(textOf(error))
