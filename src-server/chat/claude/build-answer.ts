import type { Answer } from '../assistant.ts'
import { nextSteps } from '../rules/next-steps.ts'
import { sentencesFor } from '../rules/sentences-for.ts'
import { allowAmount } from './allowed-facts.ts'
import type { ModelTurn } from './model-tools.ts'
import type { createReplyFilter } from './reply-filter.ts'

/** The answer as it is sent. If a sentence was withheld, our own figures take its place. */
export function buildAnswer(
  modelTurn: ModelTurn,
  filter: ReturnType<typeof createReplyFilter>,
): Answer {
  const { state, turn, suggested, estimate, times } = modelTurn
  const words = sentencesFor(state)
  const selected = state.services
  if (filter.refused > 0 && selected.length > 0) {
    const { total } = turn.tools.prices(selected)
    filter.add(
      words.stillFrom(words.list(selected.map(words.title)), allowAmount(modelTurn.facts, total)),
    )
  }
  if (!filter.text) throw new Error('The model wrote nothing that can be sent.')
  return {
    response: filter.text,
    quickReplies: nextSteps(state, turn.understood.intents, words),
    suggestedServices: selected.length > 0 ? selected : suggested,
    state: { ...state, offered: selected.length > 0 ? [] : suggested },
    writtenBy: 'model',
    ...(estimate ? { estimate } : {}),
    ...(times ? { times } : {}),
  }
}
