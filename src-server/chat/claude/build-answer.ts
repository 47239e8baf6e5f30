import type { Answer } from '../assistant.ts'
import { nextSteps } from '../rules/next-steps.ts'
import { sentencesFor } from '../rules/sentences-for.ts'
import { allowAmount } from './allowed-facts.ts'
import type { ModelTurn } from './model-tools.ts'
import type { createReplyFilter } from './reply-filter.ts'

/** The answer as it is sent. If a sentence was withheld, our own figures take its place. */
export function buildAnswer(
  working: ModelTurn,
  filter: ReturnType<typeof createReplyFilter>,
): Answer {
  const { state, turn, suggested, estimate, times } = working
  const words = sentencesFor(state)
  const inPlay = state.services
  if (filter.refused > 0 && inPlay.length > 0) {
    const { total } = turn.tools.prices(inPlay)
    filter.add(
      words.stillFrom(words.list(inPlay.map(words.title)), allowAmount(working.facts, total)),
    )
  }
  if (!filter.text) throw new Error('The model wrote nothing that can be sent.')
  return {
    response: filter.text,
    quickReplies: nextSteps(state, turn.understood.intents, words),
    suggestedServices: inPlay.length > 0 ? inPlay : suggested,
    state: { ...state, offered: inPlay.length > 0 ? [] : suggested },
    writtenBy: 'model',
    ...(estimate ? { estimate } : {}),
    ...(times ? { times } : {}),
  }
}
