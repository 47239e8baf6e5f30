import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { modelTools, type Working } from './model-tools.ts'

/** Runs the tools that were called. An invalid call gets an error message as its result and does no harm. */
export function runTools(
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
