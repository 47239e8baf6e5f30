import type Anthropic from '@anthropic-ai/sdk'
import type { Deps } from '../../context.ts'
import { errorCode } from '../../errors.ts'
import type { Answer, Assistant, Turn } from '../assistant.ts'
import { askModel } from './ask-model.ts'
import { noFacts } from './facts.ts'
import { finish } from './finish.ts'
import { messagesOf } from './model-messages.ts'
import type { Working } from './model-tools.ts'
import { runTools } from './run-tools.ts'
import { createGate } from './sentence-gate.ts'

const limits = { ms: 28_000, rounds: 5 } as const

type Parts = Pick<Deps, 'env' | 'database' | 'clock' | 'log'>

/**
 * Claude writes the replies; if the provider fails or the day's budget is used up, the other assistant does, so that a
 * customer always gets a reply.
 */
export function createClaudeAssistant(parts: Parts, otherwise: Assistant): Assistant {
  let client: Promise<Anthropic> | undefined
  const connect = () => {
    client ??= openClient(parts)
    return client
  }
  return {
    async reply(turn, write): Promise<Answer> {
      // Safety advice has fixed words, which no model may change.
      if (turn.understood.danger || turn.known.inDanger) return otherwise.reply(turn, write)
      let hasWritten = false
      try {
        return await converse(await connect(), parts, turn, (text) => {
          hasWritten = true
          write(text)
        })
      } catch (error) {
        const { status } = error as { status?: unknown }
        if (turn.signal?.aborted) throw error
        parts.log.warn(
          { status, code: errorCode(error), name: nameOf(error) },
          'the model did not answer',
        )
        // The complete reply replaces what the customer has seen of the broken one.
        return otherwise.reply(turn, hasWritten ? () => {} : write)
      }
    },
  }
}

/** The SDK is loaded when it is first needed: a server without a key never loads it. */
async function openClient({ env }: Parts): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  return new Client({
    apiKey: env.ANTHROPIC_API_KEY ?? null,
    baseURL: env.ANTHROPIC_BASE_URL ?? null,
    // The client would wait for as long as the provider asks; retryOnce does not.
    maxRetries: 0,
    // The deadline of the whole turn comes first.
    timeout: 2 * limits.ms,
    logLevel: 'off',
  })
}

async function converse(
  client: Anthropic,
  parts: Parts,
  turn: Turn,
  write: (text: string) => void,
): Promise<Answer> {
  const { signal, done } = deadline(turn.signal)
  const working: Working = { turn, known: turn.known, facts: noFacts(), suggested: [] }
  const { zip, address } = turn.known.contact
  for (const place of [zip, address]) if (place) working.facts.customers.add(place)
  const gate = createGate(working.facts, write)
  const messages = messagesOf(turn)
  try {
    for (let round = 0; round < limits.rounds; round += 1) {
      const message = await askModel(client, parts, messages, signal, (text) => gate.push(text))
      gate.end()
      if (message.stop_reason !== 'tool_use') return finish(working, gate)
      messages.push({ role: 'assistant', content: message.content })
      messages.push({ role: 'user', content: await runTools(message, working) })
    }
  } finally {
    done()
  }
  throw new Error('The model went on calling tools.')
}

/** Aborts at the time limit, or when the customer leaves. It has its own timer: Node 20 may lose a composed signal. */
function deadline(leaving: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, limits.ms)
  leaving?.addEventListener('abort', abort, { once: true })
  const done = () => {
    clearTimeout(timer)
    leaving?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, done }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
