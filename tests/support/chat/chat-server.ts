import { afterAll, beforeAll } from 'vitest'
import { testServer } from '../server.ts'
import { conversationsWith } from './conversations.ts'

type Chat = ReturnType<typeof conversationsWith>

/** A server for the tests of one file, and conversations with its assistant. */
export function chatServer() {
  let server: Awaited<ReturnType<typeof testServer>>
  let chat: Chat
  beforeAll(async () => {
    server = await testServer()
    chat = conversationsWith(server)
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    conversation: (...caller: Parameters<Chat['conversation']>) => chat.conversation(...caller),
    linkedConversation: (...order: Parameters<Chat['linkedConversation']>) =>
      chat.linkedConversation(...order),
  }
}
