import type { ChatReply, SendInput } from '../../shared/chat.ts'
import type { Context } from '../context.ts'
import { sendMessage } from './send-message.ts'

/** A piece of the reply's text or, at the end, the complete reply. */
export type ReplyPart = { text: string } | { reply: ChatReply }

/** The same as `sendMessage`, piece by piece as it is written. The last part is the complete reply. */
export async function* streamReply(ctx: Context, input: SendInput): AsyncGenerator<ReplyPart> {
  const written: string[] = []
  let wake = () => {}
  let done = false
  const leaving = new AbortController()
  const write = (text: string) => {
    written.push(text)
    wake()
  }
  const end = () => {
    done = true
    wake()
  }
  const reply = sendMessage(ctx, input, write, leaving.signal)
  // It has ended either way; an error is handled where the reply is passed on.
  reply.then(end, end)
  try {
    for (;;) {
      const text = written.shift()
      if (text !== undefined) yield { text }
      else if (done) break
      else await new Promise<void>((resolve) => (wake = resolve))
    }
    yield { reply: await reply }
  } finally {
    // A customer who has left needs no answer any more.
    leaving.abort()
  }
}
