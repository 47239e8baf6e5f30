import type { Answer } from '../assistant.ts'
import { nextSteps } from '../rules/next-steps.ts'
import { sentencesFor } from '../rules/sentences-for.ts'
import { toldAmount } from './facts.ts'
import type { Working } from './model-tools.ts'
import type { createGate } from './sentence-gate.ts'

/** The answer as it is sent. If a sentence was withheld, our own figures take its place. */
export function finish(working: Working, gate: ReturnType<typeof createGate>): Answer {
  const { known, turn, suggested, estimate, times } = working
  const words = sentencesFor(known)
  const inPlay = known.services
  if (gate.refused > 0 && inPlay.length > 0) {
    const { total } = turn.tools.prices(inPlay)
    gate.add(words.stillFrom(words.list(inPlay.map(words.title)), toldAmount(working.facts, total)))
  }
  if (!gate.text) throw new Error('The model wrote nothing that can be sent.')
  return {
    response: gate.text,
    quickReplies: nextSteps(known, turn.understood.intents, words),
    suggestedServices: inPlay.length > 0 ? inPlay : suggested,
    known: { ...known, offered: inPlay.length > 0 ? [] : suggested },
    writtenBy: 'model',
    ...(estimate ? { estimate } : {}),
    ...(times ? { times } : {}),
  }
}
