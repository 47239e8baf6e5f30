import type { ServiceId } from '../../shared/catalogue.ts'
import type { ConversationState } from './conversation-state.ts'
import { withoutPerson } from './understand/contact.ts'
import { normalizeMessage } from './understand/normalize-message.ts'

const maxProblemLength = 1000

/** What is known of a problem, with the words of a message about it. */
export function withMessage(before: string | undefined, message: string): string {
  const text = withoutPerson(normalizeMessage(message))
  if (!text) return before ?? ''
  if (!before || before.includes(text)) return before ?? text.slice(0, maxProblemLength)
  return `${before}\n${text}`.slice(0, maxProblemLength)
}

/** The problems with a remark about one of them, for the professional who reads the booking. */
export const withRemark = (
  problems: ConversationState['problems'],
  id: ServiceId,
  message: string,
): ConversationState['problems'] => ({ ...problems, [id]: withMessage(problems[id], message) })
