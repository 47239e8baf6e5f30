import type { Deps } from '../context.ts'
import type { Assistant } from './assistant.ts'

type Parts = Pick<Deps, 'env' | 'database' | 'clock' | 'log'>

/**
 * This server's assistant: Claude if there is a key, otherwise the rule-based one. It is loaded with its first message.
 */
export function openAssistant(parts: Parts): Assistant {
  let opened: Promise<Assistant> | undefined
  return {
    async reply(turn, write) {
      opened ??= open(parts)
      return (await opened).reply(turn, write)
    },
  }
}

async function open(parts: Parts): Promise<Assistant> {
  const { ruleAssistant } = await import('./rules/rule-assistant.ts')
  if (!parts.env.ANTHROPIC_API_KEY) return ruleAssistant
  const { createClaudeAssistant } = await import('./claude/claude-assistant.ts')
  return createClaudeAssistant(parts, ruleAssistant)
}
