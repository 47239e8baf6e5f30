import { featuresOf } from '../understand/classifier/features.ts'
import { clausesOf } from '../understand/clauses.ts'
import { dangers } from '../understand/danger/danger-kinds.ts'
import type { DangerExample } from './examples.ts'
import { joints, longestJoined, pick, type Random, truthOf } from './samples.ts'
import { sharedFeatures } from './shared-features.ts'
import type { Sample } from './train-weights.ts'

/** This share of the reports is also joined with something ordinary: with more, the ordinary thing sounds like a danger. */
const joinedShare = 0.4

/** What the weights of the dangers say. */
export const dangerLabels = [...dangers, 'any']

/**
 * Each report and look-alike alone, a share of the reports and each look-alike in one message with something ordinary, and
 * ordinary messages. Clauses are read by themselves too: those of harmless messages report nothing.
 */
export function dangerSamples(
  examples: readonly DangerExample[],
  ordinary: readonly string[],
  random: Random,
): Sample[] {
  const harmless = examples.filter(({ danger }) => danger === null).map(({ text }) => text)
  const reports = examples.filter(({ danger }) => danger !== null)
  const texts = [...examples.map(({ text }) => text), ...ordinary]
  const shared = sharedFeatures(texts.map((text) => featuresOf(text)))
  const dangerSample = (text: string, danger: string | null): Sample => ({
    features: shared(featuresOf(text)),
    truth: truthOf(
      dangerLabels,
      (label) => danger !== null && (label === danger || label === 'any'),
    ),
  })
  const aside = () => pick(random() < 0.5 ? ordinary : harmless, random)
  const samples = [
    ...examples.map(({ text, danger }) => dangerSample(text, danger)),
    ...ordinary.map((text) => dangerSample(text, null)),
  ]
  const add = (one: string, other: string, danger: string | null) => {
    const text = one + pick(joints, random) + other
    if (text.length <= longestJoined) samples.push(dangerSample(text, danger))
  }
  for (const { text, danger } of reports) {
    if (random() >= joinedShare) continue
    if (random() < 0.5) add(text, aside(), danger)
    else add(aside(), text, danger)
  }
  for (const text of harmless) add(text, aside(), null)
  for (const text of harmless) {
    for (const clause of clausesOf(text)) {
      if (random() < 0.5) samples.push(dangerSample(clause, null))
    }
  }
  for (let count = 0; count < ordinary.length; count += 1) {
    add(pick(ordinary, random), pick(ordinary, random), null)
    const clauses = clausesOf(pick(ordinary, random))
    if (clauses.length > 1) samples.push(dangerSample(pick(clauses, random), null))
  }
  return samples
}
