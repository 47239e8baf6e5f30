import { useRef, useState } from 'react'
import type { ChatReply } from '../../shared/chat.ts'
import { adjustChosen, chosenServices } from '../catalogue/chosen-services.ts'
import { reasonOf, streamingClient } from '../trpc.ts'
import { addMessage, continueElsewhere, conversation } from './conversation.ts'
import { failureMessage, flaggedReply } from './failures.ts'

const giveUpAfterMs = 40_000

/** Sends messages, one at a time; `written` is the part of the reply that has come so far. */
export function useSending() {
  const underWay = useRef(false)
  const [waitingSince, setWaitingSince] = useState<number>()
  const [written, setWritten] = useState('')

  async function send(text: string): Promise<void> {
    const message = text.trim()
    if (!message || underWay.current) return
    underWay.current = true
    setWaitingSince(Date.now())
    addMessage({ type: 'user', content: message })
    try {
      const before = servicesOf(lastReply())
      const reply = await ask(message, (more) => setWritten((already) => already + more))
      followReply(before, reply)
      const { response, quickReplies, error } = reply
      addMessage({
        type: 'bot',
        reply,
        ...(error ? flaggedReply(response) : { content: response, quickReplies }),
      })
    } catch (error) {
      console.error('The assistant did not answer:', error)
      addMessage({ type: 'bot', ...failureMessage(error) })
    } finally {
      underWay.current = false
      setWaitingSince(undefined)
      setWritten('')
    }
  }
  return { send: (text: string) => void send(text), waitingSince, written }
}

const lastReply = () => conversation().messages.findLast(({ reply }) => reply)?.reply

/** What the assistant has on the customer's list. */
const servicesOf = (reply: ChatReply | undefined) => reply?.booking?.serviceIds ?? []

/** The chosen list goes along with what the assistant has understood: in with the new, out with what was taken back. */
function followReply(before: readonly string[], reply: ChatReply): void {
  const now = servicesOf(reply)
  const knowsList = reply.booking !== undefined || reply.phase === 'discovery'
  adjustChosen(
    now.filter((id) => !before.includes(id)),
    knowsList ? before.filter((id) => !now.some((one) => one === id)) : [],
  )
}

async function ask(message: string, write: (text: string) => void): Promise<ChatReply> {
  try {
    return await askOnce(message, write)
  } catch (error) {
    // Signed in as somebody else since: the person goes on, the record begins anew.
    if (reasonOf(error) !== 'ANOTHER_CONVERSATION') throw error
    continueElsewhere()
    return askOnce(message, write)
  }
}

async function askOnce(message: string, write: (text: string) => void): Promise<ChatReply> {
  const { sessionId } = conversation()
  const selectedServices = chosenServices().map(({ id }) => id)
  const removedServices = servicesOf(lastReply()).filter((id) => !selectedServices.includes(id))
  const parts = await streamingClient.chat.stream.mutate(
    { sessionId, message, selectedServices, removedServices },
    { signal: AbortSignal.timeout(giveUpAfterMs) },
  )
  let reply: ChatReply | undefined
  for await (const part of parts) {
    if ('text' in part) write(part.text)
    else reply = part.reply
  }
  if (!reply) throw new Error('The reply ended early, as unexpected end of JSON does.')
  return reply
}
