import { useSyncExternalStore } from 'react'
import type { ChatReply } from '../../shared/chat.ts'
import { adjustChosen, chosenServices } from '../catalogue/chosen-services.ts'
import { reasonOf, streamingClient } from '../trpc.ts'
import { addMessage, continueElsewhere, conversation } from './conversation.ts'
import { failureMessage, flaggedReply } from './failures.ts'

const giveUpAfterMs = 40_000

/** Undefined while no reply is pending. It outlives the panel, which may be closed meanwhile. */
interface Awaited {
  since: number
  /** The part of the reply that has arrived so far. */
  written: string
}

let awaited: Awaited | undefined
const listeners = new Set<() => void>()

function change(next: Awaited | undefined): void {
  awaited = next
  for (const tell of listeners) tell()
}

/** The pending reply. */
export const useAwaited = (): Awaited | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => awaited,
  )

/** Sends a message; does nothing while a reply is pending. */
export async function send(text: string): Promise<void> {
  const message = text.trim()
  if (!message || awaited) return
  change({ since: Date.now(), written: '' })
  addMessage({ type: 'user', content: message })
  const { began } = conversation()
  const answer = (shown: Parameters<typeof addMessage>[0]) => {
    // A conversation that was started over meanwhile does not get the old one's reply.
    if (conversation().began === began) addMessage(shown)
  }
  try {
    const before = servicesOf(lastReply())
    const reply = await ask(message)
    if (conversation().began === began) followReply(before, reply)
    const { response, quickReplies, error } = reply
    answer({
      type: 'bot',
      reply,
      ...(error ? flaggedReply(response) : { content: response, quickReplies }),
    })
  } catch (error) {
    console.error('The assistant did not answer:', error)
    answer({ type: 'bot', ...failureMessage(error) })
  } finally {
    change(undefined)
  }
}

const lastReply = () => conversation().messages.findLast(({ reply }) => reply)?.reply

/** The services that the assistant has on the customer's list. */
const servicesOf = (reply: ChatReply | undefined) => reply?.booking?.serviceIds ?? []

/** Applies the assistant's changes to the chosen services: adds the new ones, removes those taken back. */
function followReply(before: readonly string[], reply: ChatReply): void {
  const now = servicesOf(reply)
  const knowsList = reply.booking !== undefined || reply.phase === 'discovery'
  adjustChosen(
    now.filter((id) => !before.includes(id)),
    knowsList ? before.filter((id) => !now.some((one) => one === id)) : [],
  )
}

async function ask(message: string): Promise<ChatReply> {
  try {
    return await askOnce(message)
  } catch (error) {
    // Another user has signed in since: the messages stay, and the server starts a new record.
    if (reasonOf(error) !== 'ANOTHER_CONVERSATION') throw error
    continueElsewhere()
    return askOnce(message)
  }
}

async function askOnce(message: string): Promise<ChatReply> {
  const { sessionId } = conversation()
  const selectedServices = chosenServices().map(({ id }) => id)
  const removedServices = servicesOf(lastReply()).filter((id) => !selectedServices.includes(id))
  const parts = await streamingClient.chat.stream.mutate(
    { sessionId, message, selectedServices, removedServices },
    { signal: AbortSignal.timeout(giveUpAfterMs) },
  )
  let reply: ChatReply | undefined
  for await (const part of parts) {
    if ('text' in part) change(awaited && { ...awaited, written: awaited.written + part.text })
    else reply = part.reply
  }
  if (!reply) throw new Error('The reply ended early, as unexpected end of JSON does.')
  return reply
}
