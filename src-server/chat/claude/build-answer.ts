import type { Answer } from '../assistant.ts'
import { openNeeds, subjectOf } from '../conversation-state.ts'
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
  // What the rules last asked is not what the model asks now.
  const { asked: _asked, ...known } = state
  const words = sentencesFor(state)
  const subject = subjectOf(state)
  const isReplaced = filter.refused > 0 && subject.length > 0
  if (isReplaced) {
    const { total } = turn.tools.estimate(subject, state)
    filter.add(
      words.stillFrom(words.list(subject.map(words.title)), allowAmount(modelTurn.facts, total)),
    )
  }
  if (filter.isEmpty && !isReplaced) throw new Error('The model wrote nothing that can be sent.')
  const offered = [...new Set([...openNeeds(state), ...suggested])].filter(
    (id) => !state.chosen.includes(id),
  )
  const shown = { state, estimate, times, suggestedServices: suggested }
  return {
    response: filter.text,
    quickReplies: nextSteps(shown, turn.understood.intents, words),
    suggestedServices: offered,
    state: { ...known, needs: [...new Set([...state.needs, ...offered])], offered: [] },
    writtenBy: 'model',
    ...(estimate ? { estimate } : {}),
    ...(times ? { times } : {}),
  }
}
