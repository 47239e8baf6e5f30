import { featuresOf } from '../understand/classifier/features.ts'
import { joints, pick, type Random, truthOf } from './samples.ts'
import { sharedFeatures } from './shared-features.ts'
import type { Sample } from './train-weights.ts'
import { withTypos } from './with-typos.ts'

/** So many messages without a question stand beside each question. */
const statementsPerQuestion = 1

/** Each question, pairs of them in one message, both with typing errors, and messages that ask nothing. */
export function questionSamples(
  kinds: readonly string[],
  questions: readonly { text: string; asks: readonly string[] }[],
  statements: readonly string[],
  random: Random,
): Sample[] {
  const some = Array.from({ length: statementsPerQuestion * questions.length }, () =>
    pick(statements, random),
  )
  const shared = sharedFeatures(
    [...questions.map(({ text }) => text), ...some].map((text) => featuresOf(text)),
  )
  const sample = (text: string, asks: readonly string[]): Sample => ({
    features: shared(featuresOf(text)),
    truth: truthOf(kinds, (kind) => asks.includes(kind)),
  })
  return [
    ...questions.map(({ text, asks }) => sample(text, asks)),
    ...questions.map(({ text, asks }) => sample(withTypos(text, random), asks)),
    ...questions.flatMap(({ text, asks }) => {
      const other = pick(questions, random)
      return [
        sample(text + pick(joints, random) + other.text, [...asks, ...other.asks]),
        sample(pick(some, random) + pick(joints, random) + text, asks),
      ]
    }),
    ...some.map((text) => sample(text, [])),
  ]
}
