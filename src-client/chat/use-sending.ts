import { useRef, useState } from 'react'
import type { ChatReply } from '../../shared/chat.ts'
import { chosenServices } from '../catalogue/chosen-services.ts'
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
      const reply = await ask(message, (more) => setWritten((before) => before + more))
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
  const parts = await streamingClient.chat.stream.mutate(
    { sessionId, message, selectedServices: chosenServices().map(({ id }) => id) },
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
