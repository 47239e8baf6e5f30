import { openAssistant } from '../../../chat/open-assistant.ts'
import { type Deps, guestContext, type SignedInContext } from '../../../context.ts'
import { createCaller } from '../../../router.ts'
import { newId } from '../../../secret.ts'
import { planInstant } from '../plan/plan-time.ts'
import type { DemoConversation } from '../plan/types.ts'
import type { Stage } from './stage.ts'

/** The session id of every conversation that has been held. */
export type Sessions = ReadonlyMap<DemoConversation, string>

/** From the length of a message: 0.4 to 2 seconds. */
const thinkingMs = ({ length }: string) => 400 + ((length * 37) % 1600)

/**
 * Holds a conversation through the product's own procedure, with the assistant that needs no provider. It takes its
 * time, as the figures of the admin panel show. Returns the session id.
 */
export async function holdConversation(
  stage: Stage,
  { startedAt, messages }: DemoConversation,
  user: SignedInContext['user'] | null,
): Promise<string> {
  const deps = stage.depsAt(startedAt)
  const assistant = openAssistant({ ...deps, env: { ...deps.env, ANTHROPIC_API_KEY: undefined } })
  let now = deps.clock.now()
  const unhurried: Deps = {
    ...deps,
    clock: { now: () => now },
    assistant: {
      async reply(turn, write) {
        const answer = await assistant.reply(turn, write)
        now = new Date(now.getTime() + thinkingMs(turn.message))
        return answer
      },
    },
  }
  const visitor = createCaller({ ...guestContext(unhurried, 'demo'), user })
  const sessionId = newId()
  for (const [index, message] of messages.entries()) {
    now = planInstant(stage.calendar, startedAt + index)
    await visitor.chat.send({ sessionId, message })
  }
  return sessionId
}
