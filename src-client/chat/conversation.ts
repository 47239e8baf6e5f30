import { useSyncExternalStore } from 'react'
import { brand } from '../../shared/brand.ts'
import { type ChatReply, firstQuickReplies } from '../../shared/chat.ts'
import { knownAccount, subscribe } from '../auth/account.ts'
import { readSession, writeSession } from '../ui/session-store.ts'

/** A message as the panel shows it. */
export interface Message {
  type: 'bot' | 'user'
  content: string
  timestamp: string
  /** Its key among the messages. */
  id: number
  quickReplies?: readonly string[]
  /** What came with a reply: cards, estimate, times, the link to the booking. Kept only for the latest replies. */
  reply?: ChatReply
}

interface Conversation {
  sessionId: string
  /** When it was started, or started over. */
  began: number
  /** The account that it belongs to, if any. */
  owner: string | null
  messages: readonly Message[]
}

const name = 'nestwright.chat'
const mostMessages = 122
const listeners = new Set<() => void>()
let current: Conversation | undefined

const newSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const greeting = (): Message => ({
  id: 0,
  type: 'bot',
  content: `Hello! I am ${brand.name}’s assistant. Tell me what is going on at home, in your own words, and I will find the right service, the price and a free time.`,
  timestamp: new Date().toISOString(),
  quickReplies: firstQuickReplies,
})

const begin = (): Conversation => ({
  sessionId: newSessionId(),
  began: Date.now(),
  owner: knownAccount()?.email ?? null,
  messages: [greeting()],
})

/** One user's messages are never shown to the next user of this browser. */
function isAnothers({ owner }: Conversation): boolean {
  const account = knownAccount()
  return owner !== null && account !== undefined && account?.email !== owner
}

subscribe(() => {
  if (current && isAnothers(current)) startAgain()
})

/** The conversation of this browser session. */
export function conversation(): Conversation {
  current ??= read() ?? begin()
  return current
}

function read(): Conversation | undefined {
  try {
    const stored = JSON.parse(readSession(name) ?? 'null') as Conversation | null
    return stored?.messages.length && !isAnothers(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function change(next: Conversation): void {
  current = next
  writeSession(name, JSON.stringify(next))
  for (const tell of listeners) tell()
}

export function addMessage(message: Omit<Message, 'timestamp' | 'id'>): void {
  const { messages, ...rest } = conversation()
  const id = (messages.at(-1)?.id ?? 0) + 1
  const added = [...messages, { ...message, id, timestamp: new Date().toISOString() }]
  change({
    ...rest,
    owner: knownAccount()?.email ?? rest.owner,
    messages: withLatestReplies(added.slice(-mostMessages)),
  })
}

/** Drops what came with old replies: only the latest reply, and the latest that leads to a booking, are used. */
function withLatestReplies(messages: readonly Message[]): Message[] {
  const latest = messages.findLast(({ reply }) => reply)
  const bookable = messages.findLast(({ reply }) => reply?.booking)
  return messages.map((message) => {
    if (!message.reply || message === latest || message === bookable) return message
    const { reply: _, ...plain } = message
    return plain
  })
}

export const startAgain = (): void => change(begin())

/** Keeps the messages under a new id, because the server's record of the old one belongs to another user. */
export const continueElsewhere = (): void =>
  change({ ...conversation(), sessionId: newSessionId() })

export const useConversation = (): Conversation =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, conversation)
