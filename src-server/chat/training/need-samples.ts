import { serviceIds } from '../../../shared/catalogue.ts'
import { featuresOf } from '../understand/classifier/features.ts'
import { topics } from '../understand/topics.ts'
import type { NeedsExample } from './examples.ts'
import { joints, longestJoined, pick, type Random, truthOf } from './samples.ts'
import { sharedFeatures } from './shared-features.ts'
import type { Sample } from './train-weights.ts'
import { withTypos } from './with-typos.ts'

/** What the weights of the needs say. */
export const needLabels = [...serviceIds, ...topics, 'any']

const saidIn = ({ needs, about }: NeedsExample) => [
  ...needs,
  ...about,
  ...(needs.length > 0 ? ['any'] : []),
]

/** Each message; four times as many pairs of messages in one; and half of them with typing errors. */
export function needSamples(examples: readonly NeedsExample[], random: Random): Sample[] {
  const shared = sharedFeatures(examples.map(({ text }) => featuresOf(text)))
  const needSample = (text: string, said: ReadonlySet<string>): Sample => ({
    features: shared(featuresOf(text)),
    truth: truthOf(needLabels, (label) => said.has(label)),
  })
  const samples = examples.map((one) => needSample(one.text, new Set(saidIn(one))))
  for (let count = 0; count < 4 * examples.length; count += 1) {
    const [one, other] = [pick(examples, random), pick(examples, random)]
    const text = one.text + pick(joints, random) + other.text
    if (text.length <= longestJoined) {
      samples.push(needSample(text, new Set([...saidIn(one), ...saidIn(other)])))
    }
  }
  for (let count = 0; count < examples.length / 2; count += 1) {
    const one = pick(examples, random)
    samples.push(needSample(withTypos(one.text, random), new Set(saidIn(one))))
  }
  return samples
}
