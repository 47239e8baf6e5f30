import type { ChatReply } from '../../../shared/chat.ts'
import { adjustCart, cartServices } from '../../catalogue/cart.ts'
import { errorCode } from '../../server-error.ts'
import { streamingClient } from '../../trpc.ts'
import { createStore } from '../../ui/store/create-store.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { addMessage, conversation, renewSession } from './conversation.ts'
import { errorReply, failureMessage } from './failure-message.ts'

const timeoutMs = 40_000

interface PendingReply {
  /** Epoch milliseconds. */
  since: number
  /** The part of the reply that has arrived. */
  partialText: string
}

/** Undefined while no reply is pending. It outlives the panel, which may be closed meanwhile. */
const pendingReply = createStore((): PendingReply | undefined => undefined)

export const usePendingReply = () => useStore(pendingReply)

/** Sends a message; does nothing while a reply is pending. */
export async function sendMessage(text: string): Promise<void> {
  const message = text.trim()
  if (!message || pendingReply.get()) return
  pendingReply.set({ since: Date.now(), partialText: '' })
  addMessage({ type: 'user', content: message })
  const { startedAt } = conversation()
  // A conversation that was started over meanwhile does not get the old one's reply.
  const isCurrent = () => conversation().startedAt === startedAt
  const answer = (shown: Parameters<typeof addMessage>[0]) => {
    if (isCurrent()) addMessage(shown)
  }
  try {
    const before = servicesOf(lastReply())
    const reply = await ask(message)
    if (isCurrent()) followReply(before, reply)
    const { response, quickReplies, error } = reply
    answer({
      type: 'bot',
      reply,
      ...(error ? errorReply(response) : { content: response, quickReplies }),
    })
  } catch (error) {
    console.error('The assistant did not answer:', error)
    answer({ type: 'bot', ...failureMessage(error) })
  } finally {
    pendingReply.reset()
  }
}

const lastReply = () => conversation().messages.findLast(({ reply }) => reply)?.reply

/** The services that the assistant has on the customer's list. */
const servicesOf = (reply: ChatReply | undefined) => reply?.booking?.serviceIds ?? []

/** Applies the assistant's changes to the chosen services: adds the new ones, removes those taken back. */
function followReply(before: readonly string[], reply: ChatReply): void {
  const now = servicesOf(reply)
  const knowsList = reply.booking !== undefined || reply.phase === 'discovery'
  adjustCart(
    now.filter((id) => !before.includes(id)),
    knowsList ? before.filter((id) => !now.some((current) => current === id)) : [],
  )
}

async function ask(message: string): Promise<ChatReply> {
  try {
    return await askOnce(message)
  } catch (error) {
    // Another user has signed in since: the messages stay, and the server starts a new record.
    if (errorCode(error) !== 'ANOTHER_CONVERSATION') throw error
    renewSession()
    return askOnce(message)
  }
}

async function askOnce(message: string): Promise<ChatReply> {
  const { sessionId } = conversation()
  const selectedServices = cartServices().map(({ id }) => id)
  const removedServices = servicesOf(lastReply()).filter((id) => !selectedServices.includes(id))
  const parts = await streamingClient.chat.stream.mutate(
    { sessionId, message, selectedServices, removedServices },
    { signal: AbortSignal.timeout(timeoutMs) },
  )
  let reply: ChatReply | undefined
  for await (const part of parts) {
    if ('text' in part) showPart(part.text)
    else reply = part.reply
  }
  if (!reply) throw new Error('The reply broke off: unexpected end of JSON.')
  return reply
}

function showPart(text: string): void {
  const pending = pendingReply.get()
  if (pending) pendingReply.set({ ...pending, partialText: pending.partialText + text })
}
