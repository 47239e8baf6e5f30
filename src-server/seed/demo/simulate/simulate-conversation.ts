import { openAssistant } from '../../../chat/open-assistant.ts'
import { type Deps, guestContext, type SignedInContext } from '../../../context.ts'
import { createCaller } from '../../../router.ts'
import { newId } from '../../../secrets.ts'
import { planInstant } from '../plan/plan-time.ts'
import type { DemoConversation } from '../plan/types.ts'
import type { Simulation } from './simulation.ts'

/** The session ids of the conversations. */
export type Sessions = ReadonlyMap<DemoConversation, string>

/** 0.4 to 2 seconds, derived from the message. */
const thinkingMs = ({ length }: string) => 400 + ((length * 37) % 1600)

/**
 * Runs a conversation through the product's own procedure, with the rule-based assistant, whose replies take a moment:
 * the admin panel shows the response time. Returns the session id.
 */
export async function simulateConversation(
  simulation: Simulation,
  { startedAt, messages }: DemoConversation,
  user: SignedInContext['user'] | null,
): Promise<string> {
  const deps = simulation.depsAt(startedAt)
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
    now = planInstant(simulation.calendar, startedAt + index)
    await visitor.chat.send({ sessionId, message })
  }
  return sessionId
}
