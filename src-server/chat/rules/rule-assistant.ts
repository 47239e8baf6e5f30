import type { Answer, Assistant, Turn } from '../assistant.ts'
import { composeReply } from './compose-reply.ts'

/** The assistant that needs no provider: the default without a key, and the fallback when the provider fails. */
export const ruleAssistant: Assistant = {
  async reply(turn: Turn, write): Promise<Answer> {
    const answer = await composeReply(turn)
    write(answer.response)
    return answer
  },
}
