import type Anthropic from '@anthropic-ai/sdk'
import { type ModelTurn, modelTools } from './model-tools.ts'

/** Runs the tools that were called. An invalid call gets an error message as its result and does no harm. */
export function runTools(
  message: Anthropic.Message,
  modelTurn: ModelTurn,
): Promise<Anthropic.ToolResultBlockParam[]> {
  const calls = message.content.filter((block) => block.type === 'tool_use')
  return Promise.all(
    calls.map(async ({ id, name, input }): Promise<Anthropic.ToolResultBlockParam> => {
      const tool = Object.hasOwn(modelTools, name) ? modelTools[name] : undefined
      const done = tool ? await tool.call(modelTurn, input) : { error: 'There is no such tool.' }
      return 'error' in done
        ? { type: 'tool_result', tool_use_id: id, is_error: true, content: done.error }
        : { type: 'tool_result', tool_use_id: id, content: JSON.stringify(done.result) }
    }),
  )
}
