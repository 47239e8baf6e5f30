import type { ChatReply } from '../../shared/chat.ts'
import type { NamedCity } from '../areas/find-city.ts'
import type { ConversationState } from './conversation-state.ts'
import type { ChatTools } from './tools.ts'
import type { Understood } from './understand/understand.ts'

/** A message as stored. */
export interface ChatMessage {
  type: 'bot' | 'user'
  content: string
}

/** One turn of a conversation, as input for the reply. */
export interface Turn {
  message: string
  understood: Understood
  /** What was known before this message. */
  before: ConversationState
  /** What is known including this message. An assistant may add to it. */
  state: ConversationState
  /** The city that it names, if it gives no zip code. */
  place: NamedCity | undefined
  /** The messages before this one, from the server's own record: a history from the browser could be forged. */
  history: readonly ChatMessage[]
  tools: ChatTools
  now: Date
  timeZone: string
  signal?: AbortSignal | undefined
}

/** An assistant's answer, before the server adds what follows from what is known. */
export interface Answer
  extends Pick<
    ChatReply,
    'response' | 'quickReplies' | 'suggestedServices' | 'estimate' | 'times'
  > {
  state: ConversationState
  writtenBy: 'rules' | 'model'
}

/** Writes replies. What it passes to `write` is shown at once; `response` is the complete text. */
export interface Assistant {
  reply(turn: Turn, write: (text: string) => void): Promise<Answer>
}
