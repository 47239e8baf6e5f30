import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import type { Deps } from '../../context.ts'
import { modelTools } from './model-tools.ts'
import { systemPrompt } from './prompt.ts'
import { retryOnce, type Wait } from './retry-once.ts'
import { adjust, costOf, reserve } from './spend.ts'

const outputTokens = 700

const tools: Anthropic.Tool[] = Object.entries(modelTools).map(([name, one], index, all) => ({
  name,
  description: one.description,
  input_schema: { ...z.toJSONSchema(one.input, { io: 'input' }), type: 'object' },
  ...(index === all.length - 1 ? { cache_control: { type: 'ephemeral' } } : {}),
}))

/** One call, budgeted in advance: the most it can cost is reserved, and corrected afterwards. */
export async function askModel(
  client: Anthropic,
  parts: Pick<Deps, 'env' | 'database' | 'clock'> & { wait: Wait },
  messages: Anthropic.MessageParam[],
  signal: AbortSignal,
  write: (text: string) => void,
): Promise<Anthropic.Message> {
  // A token is at least three bytes; the call may be made twice.
  const sentTokens = Math.ceil(
    Buffer.byteLength(systemPrompt + JSON.stringify([tools, messages])) / 3,
  )
  const maxCost = 2 * costOf(sentTokens, outputTokens)
  const day = await reserve(parts, maxCost)
  if (!day) throw new SpendCapReached()
  let began = false
  const ask = () => {
    const stream = client.messages.stream(
      {
        model: parts.env.ANTHROPIC_MODEL,
        max_tokens: outputTokens,
        system: [{ type: 'text', text: systemPrompt, cache_control: { type: 'ephemeral' } }],
        tools,
        messages,
      },
      { signal },
    )
    stream.on('streamEvent', () => (began = true))
    stream.on('text', write)
    return stream.finalMessage()
  }
  // A call that never began has cost nothing; one that broke off keeps its reservation.
  const message = await retryOnce(ask, {
    clock: parts.clock,
    wait: parts.wait,
    signal,
    mayRetry: () => !began,
  }).catch(async (error: unknown) => {
    if (!began) await adjust(parts, day, -maxCost)
    throw error
  })
  const { input_tokens, output_tokens, cache_creation_input_tokens, cache_read_input_tokens } =
    message.usage
  const read = input_tokens + (cache_creation_input_tokens ?? 0) + (cache_read_input_tokens ?? 0)
  await adjust(parts, day, costOf(read, output_tokens) - maxCost)
  return message
}

class SpendCapReached extends Error {
  readonly code = 'SPEND_CAP'
}
