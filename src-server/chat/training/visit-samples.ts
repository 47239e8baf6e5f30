import { featuresOf } from '../understand/classifier/features.ts'
import { visitTopics } from '../understand/topics.ts'
import { type Random, truthOf } from './samples.ts'
import { sharedFeatures } from './shared-features.ts'
import type { Sample } from './train-weights.ts'
import { withTypos } from './with-typos.ts'

/** What says something about one is also read with typing errors, so many times. */
const misspelled = 2

/** Messages about a visit of ours or of others, and those that are about none. */
export function visitSamples(
  examples: readonly { text: string; about: readonly string[] }[],
  random: Random,
): Sample[] {
  const isAboutVisit = ({ about }: { about: readonly string[] }) =>
    visitTopics.some((topic) => about.includes(topic))
  const shared = sharedFeatures(examples.map(({ text }) => featuresOf(text)))
  return examples.flatMap((one) => {
    const copies = isAboutVisit(one) ? misspelled : 0
    const texts = [one.text, ...Array.from({ length: copies }, () => withTypos(one.text, random))]
    return texts.map((text) => ({
      features: shared(featuresOf(text)),
      truth: truthOf(visitTopics, (topic) => one.about.includes(topic)),
    }))
  })
}
