import type { ChatReply, SendInput } from '../../shared/chat.ts'
import type { Context } from '../context.ts'
import { sendMessage } from './send-message.ts'

/** A piece of the reply's text, or at the end the whole reply. */
export type ReplyPart = { text: string } | { reply: ChatReply }

/** The same as `sendMessage`, piece by piece as it is written. The last part is the whole reply. */
export async function* streamReply(ctx: Context, input: SendInput): AsyncGenerator<ReplyPart> {
  const written: string[] = []
  let wake = () => {}
  let done = false
  const leaving = new AbortController()
  const write = (text: string) => {
    written.push(text)
    wake()
  }
  const reply = sendMessage(ctx, input, write, leaving.signal).finally(() => {
    done = true
    wake()
  })
  // Its failure is met at the await below, not before.
  reply.catch(() => {})
  try {
    for (;;) {
      const text = written.shift()
      if (text !== undefined) yield { text }
      else if (done) break
      else await new Promise<void>((resolve) => (wake = resolve))
    }
    yield { reply: await reply }
  } finally {
    // Who has left needs no answer any more.
    leaving.abort()
  }
}
