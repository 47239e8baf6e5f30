import { setTimeout as wait } from 'node:timers/promises'
import type Anthropic from '@anthropic-ai/sdk'
import type { Deps } from '../../context.ts'
import { errorCode, errorName, errorProperty } from '../../errors.ts'
import type { Answer, Assistant, Turn } from '../assistant.ts'
import { cautionFor } from '../rules/danger-reply.ts'
import { sentencesFor } from '../rules/sentences-for.ts'
import { noAllowedFacts } from './allowed-facts.ts'
import { askModel } from './ask-model.ts'
import { buildAnswer } from './build-answer.ts'
import { messagesOf } from './model-messages.ts'
import type { ModelTurn } from './model-tools.ts'
import { createReplyFilter } from './reply-filter.ts'
import type { Wait } from './retry-once.ts'
import { runTools } from './run-tools.ts'

const maxRounds = 5

interface Timing {
  /** A reply that takes longer is written by the other assistant. */
  turnMs: number
  /** Before the provider is asked again. */
  wait: Wait
}

const realTiming: Timing = {
  turnMs: 28_000,
  wait: (ms, signal) => wait(ms, undefined, { signal }),
}

type Parts = Pick<Deps, 'env' | 'database' | 'clock' | 'log'>

/**
 * Claude writes the replies; if the provider fails or the day's budget is used up, the other assistant does, so that a
 * customer always gets a reply.
 */
export function createClaudeAssistant(
  parts: Parts,
  fallback: Assistant,
  timing = realTiming,
): Assistant {
  let client: Promise<Anthropic> | undefined
  const connect = () => {
    client ??= openClient(parts, timing)
    return client
  }
  return {
    async reply(turn, write): Promise<Answer> {
      // Safety advice has fixed words, which no model may change.
      if (turn.understood.danger || turn.state.danger) return fallback.reply(turn, write)
      let hasWritten = false
      try {
        return await converse(await connect(), { ...parts, ...timing }, turn, (text) => {
          hasWritten = true
          write(text)
        })
      } catch (error) {
        const status = errorProperty(error, 'status')
        if (turn.signal?.aborted) throw error
        parts.log.warn(
          { status, code: errorCode(error), name: errorName(error) },
          'the model did not answer',
        )
        // The complete reply replaces what the customer has seen of the broken one.
        return fallback.reply(turn, hasWritten ? () => {} : write)
      }
    },
  }
}

/** The SDK is loaded when it is first needed: a server without a key never loads it. */
async function openClient({ env }: Parts, { turnMs }: Timing): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  return new Client({
    apiKey: env.ANTHROPIC_API_KEY ?? null,
    baseURL: env.ANTHROPIC_BASE_URL ?? null,
    // The client would wait for as long as the provider asks; retryOnce does not.
    maxRetries: 0,
    // The deadline of the whole turn comes first.
    timeout: 2 * turnMs,
    logLevel: 'off',
  })
}

async function converse(
  client: Anthropic,
  parts: Parts & Timing,
  turn: Turn,
  write: (text: string) => void,
): Promise<Answer> {
  const { signal, done } = deadline(parts.turnMs, turn.signal)
  const modelTurn: ModelTurn = { turn, state: turn.state, facts: noAllowedFacts(), suggested: [] }
  const { zip, address } = turn.state.contact
  for (const place of [zip, address]) if (place) modelTurn.facts.customers.add(place)
  const filter = createReplyFilter(modelTurn.facts, write)
  const caution = cautionFor(turn.understood, sentencesFor(turn.state))
  if (caution) filter.add(caution)
  const messages = messagesOf(turn)
  try {
    for (let round = 0; round < maxRounds; round += 1) {
      const message = await askModel(client, parts, messages, signal, (text) => filter.push(text))
      filter.end()
      if (message.stop_reason !== 'tool_use') return buildAnswer(modelTurn, filter)
      messages.push({ role: 'assistant', content: message.content })
      messages.push({ role: 'user', content: await runTools(message, modelTurn) })
    }
  } finally {
    done()
  }
  throw new Error('The model went on calling tools.')
}

/** Aborts after `ms`, or when the customer leaves. It has its own timer: Node 20 may lose a composed signal. */
function deadline(ms: number, leaving: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  leaving?.addEventListener('abort', abort, { once: true })
  const done = () => {
    clearTimeout(timer)
    leaving?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, done }
}
