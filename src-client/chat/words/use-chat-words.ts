import { useConversation } from '../conversation/conversation.ts'
import { type ChatWords, en } from './en.ts'
import { es } from './es.ts'

/** The panel's words in the language of the latest reply. */
export function useChatWords(): ChatWords {
  const { messages } = useConversation()
  const language = messages.findLast(({ reply }) => reply?.language)?.reply?.language
  return language === 'es' ? es : en
}
