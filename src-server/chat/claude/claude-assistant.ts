import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import type { Deps } from '../../context.ts'
import { errorCode } from '../../errors.ts'
import type { Answer, Assistant, Turn } from '../assistant.ts'
import { noFacts } from './facts.ts'
import { finish } from './finish.ts'
import { modelTools, type Working } from './model-tools.ts'
import { systemPrompt } from './prompt.ts'
import { createGate } from './sentence-gate.ts'
import { costOf, reserve, settle } from './spend.ts'

const limits = { ms: 28_000, rounds: 5, outputTokens: 700, historyMessages: 20 } as const

type Parts = Pick<Deps, 'env' | 'database' | 'clock' | 'log'>

/** Claude writes the replies; where the provider fails, or the day's spend is used up, the other assistant does (R52, R53). */
export function createClaudeAssistant(parts: Parts, otherwise: Assistant): Assistant {
  let client: Promise<Anthropic> | undefined
  const connect = () => {
    client ??= openClient(parts)
    return client
  }
  return {
    async reply(turn, write): Promise<Answer> {
      // Safety has words of its own, which no model may change.
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
        // The whole reply takes the place of what the customer has seen of the broken one.
        return otherwise.reply(turn, hasWritten ? () => {} : write)
      }
    },
  }
}

/** The SDK is read when it is first needed: a server without a key never does. */
async function openClient({ env }: Parts): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  return new Client({
    apiKey: env.ANTHROPIC_API_KEY ?? null,
    baseURL: env.ANTHROPIC_BASE_URL ?? null,
    maxRetries: 1,
    // The deadline of the whole turn comes first.
    timeout: 2 * limits.ms,
    logLevel: 'off',
  })
}

const tools: Anthropic.Tool[] = Object.entries(modelTools).map(([name, one], index, all) => ({
  name,
  description: one.description,
  input_schema: z.toJSONSchema(one.input, { io: 'input' }) as Anthropic.Tool.InputSchema,
  ...(index === all.length - 1 ? { cache_control: { type: 'ephemeral' } } : {}),
}))

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
      const message = await ask(client, parts, messages, signal, (text) => gate.push(text))
      gate.end()
      if (message.stop_reason !== 'tool_use') return finish(working, gate)
      messages.push({ role: 'assistant', content: message.content })
      messages.push({ role: 'user', content: await results(message, working) })
    }
  } finally {
    done()
  }
  throw new Error('The model went on calling tools.')
}

/** Ends with the time limit, or with the customer's leaving. A timer of its own: Node 20 may lose a composed signal. */
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

/** One call, paid for beforehand: what it can cost at most is set aside, and put right afterwards. */
async function ask(
  client: Anthropic,
  parts: Parts,
  messages: Anthropic.MessageParam[],
  signal: AbortSignal,
  write: (text: string) => void,
): Promise<Anthropic.Message> {
  // A token is three bytes at the least; the call may be made twice.
  const sent = Math.ceil(Buffer.byteLength(systemPrompt + JSON.stringify([tools, messages])) / 3)
  const most = 2 * costOf(sent, limits.outputTokens)
  const day = await reserve(parts, most)
  if (!day) throw new SpendCapReached()
  let began = false
  const stream = client.messages.stream(
    {
      model: parts.env.ANTHROPIC_MODEL,
      max_tokens: limits.outputTokens,
      system: [{ type: 'text', text: systemPrompt, cache_control: { type: 'ephemeral' } }],
      tools,
      messages,
    },
    { signal },
  )
  stream.on('streamEvent', () => (began = true))
  stream.on('text', write)
  // What never began has cost nothing; what broke off keeps what was set aside.
  const message = await stream.finalMessage().catch(async (error: unknown) => {
    if (!began) await settle(parts, day, -most)
    throw error
  })
  const { input_tokens, output_tokens, cache_creation_input_tokens, cache_read_input_tokens } =
    message.usage
  const read = input_tokens + (cache_creation_input_tokens ?? 0) + (cache_read_input_tokens ?? 0)
  await settle(parts, day, costOf(read, output_tokens) - most)
  return message
}

class SpendCapReached extends Error {
  readonly code = 'SPEND_CAP'
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)

/** What was said before, by the server's own record, and what is known. */
function messagesOf({ history, message, known, now }: Turn): Anthropic.MessageParam[] {
  const before = history.slice(-limits.historyMessages)
  const firstOfUser = before.findIndex(({ type }) => type === 'user')
  const said = firstOfUser < 0 ? [] : before.slice(firstOfUser)
  const { services, figures, contact, urgency, timeFrame } = known
  const facts = JSON.stringify({ services, figures, contact, urgency, timeFrame })
  return [
    ...said.map(
      ({ type, content }): Anthropic.MessageParam => ({
        role: type === 'user' ? 'user' : 'assistant',
        content,
      }),
    ),
    {
      role: 'user',
      content: [
        { type: 'text', text: `Known so far, on ${now.toISOString().slice(0, 10)}: ${facts}` },
        { type: 'text', text: message },
      ],
    },
  ]
}

/** Runs the tools that were called. A call that is not understood gets told so, and harms nothing. */
function results(
  message: Anthropic.Message,
  working: Working,
): Promise<Anthropic.ToolResultBlockParam[]> {
  const calls = message.content.filter((block) => block.type === 'tool_use')
  return Promise.all(
    calls.map(async ({ id, name, input }): Promise<Anthropic.ToolResultBlockParam> => {
      const one = Object.hasOwn(modelTools, name) ? modelTools[name] : undefined
      const parsed = one?.input.safeParse(input)
      if (!one || !parsed?.success) {
        const content = parsed?.error ? z.prettifyError(parsed.error) : 'There is no such tool.'
        return { type: 'tool_result', tool_use_id: id, is_error: true, content }
      }
      const content = JSON.stringify(await one.run(working, parsed.data))
      return { type: 'tool_result', tool_use_id: id, content }
    }),
  )
}
