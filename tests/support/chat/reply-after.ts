import type { chatServer } from './chat-server.ts'

/** Friday, November 27, 2026, in the business zone. */
const friday = '2026-11-27T14:00:00Z'

/** Says these messages in a conversation of their own, on a Friday: the reply to the last one. */
export function replyAfter(chat: ReturnType<typeof chatServer>) {
  return async (...messages: [string, ...string[]]) => {
    chat.server.clock.set(friday)
    const { say } = chat.conversation()
    let reply = await say(messages[0])
    for (const message of messages.slice(1)) reply = await say(message)
    return reply
  }
}
