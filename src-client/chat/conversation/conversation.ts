import { z } from 'zod/mini'
import { brand } from '../../../shared/brand.ts'
import { chatReply, firstQuickReplies } from '../../../shared/chat.ts'
import { currentAccount, subscribeToAccount } from '../../auth/session/account.ts'
import { newSecret } from '../../new-secret.ts'
import { createStore } from '../../ui/store/create-store.ts'
import { useStore } from '../../ui/store/use-store.ts'

/** A message as the panel shows it. */
const messageSchema = z.object({
  type: z.enum(['bot', 'user']),
  content: z.string(),
  timestamp: z.string(),
  /** Its key among the messages. */
  id: z.number(),
  quickReplies: z.optional(z.readonly(z.array(z.string()))),
  /** What came with a reply: cards, estimate, times, the link to the booking. Kept only for the latest replies. */
  reply: z.optional(chatReply),
})
export type Message = z.infer<typeof messageSchema>

const conversationSchema = z.object({
  sessionId: z.string(),
  /** When it was started, or started over. */
  startedAt: z.number(),
  /** The email of the account that it belongs to, if any. */
  owner: z.nullable(z.string()),
  messages: z.array(messageSchema).check(z.minLength(1)),
})
type Conversation = z.infer<typeof conversationSchema>

const maxMessages = 122

const greeting = (): Message => ({
  id: 0,
  type: 'bot',
  content: `Hello! I am ${brand.name}’s assistant. Tell me what is going on at home, in your own words, and I will find the right service, the price and an available time.`,
  timestamp: new Date().toISOString(),
  quickReplies: firstQuickReplies,
})

/** The conversation of this browser session. */
const store = createStore(
  (): Conversation => ({
    sessionId: newSecret(),
    startedAt: Date.now(),
    owner: currentAccount()?.email ?? null,
    messages: [greeting()],
  }),
  { key: 'nestwright.chat', schema: conversationSchema },
)

export const conversation = store.get

export const startOver = store.reset

export const useConversation = (): Conversation => useStore(store)

/** One user's messages are never shown to the next user of this browser. */
function dropOtherUsersMessages(): void {
  const account = currentAccount()
  const { owner } = conversation()
  if (owner !== null && account !== undefined && account?.email !== owner) startOver()
}
dropOtherUsersMessages()
subscribeToAccount(dropOtherUsersMessages)

export function addMessage(message: Omit<Message, 'timestamp' | 'id'>): void {
  const { messages, ...rest } = conversation()
  const id = (messages.at(-1)?.id ?? 0) + 1
  const added = [...messages, { ...message, id, timestamp: new Date().toISOString() }]
  store.set({
    ...rest,
    owner: currentAccount()?.email ?? rest.owner,
    messages: withLatestReplies(added.slice(-maxMessages)),
  })
}

/** Drops what came with old replies: only the latest reply, and the latest one that leads to a booking, are used. */
function withLatestReplies(messages: readonly Message[]): Message[] {
  const latest = messages.findLast(({ reply }) => reply)
  const bookable = messages.findLast(({ reply }) => reply?.booking)
  return messages.map((message) => {
    if (!message.reply || message === latest || message === bookable) return message
    const { reply: _, ...plain } = message
    return plain
  })
}

/** The same messages under a new session id: the server's record of the old one is not ours to continue. */
export const renewSession = (): void => store.set({ ...conversation(), sessionId: newSecret() })
