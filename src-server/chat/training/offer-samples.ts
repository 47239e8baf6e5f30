import { featuresOf } from '../understand/classifier/features.ts'
import { offerAnswers } from '../understand/offer-answers.ts'
import { offerMarks, offerView, partsOf } from '../understand/offer-view.ts'
import type { OfferExample } from './examples.ts'
import { joints, pick, type Random, truthOf } from './samples.ts'
import type { Sample } from './train-weights.ts'
import { withTypos } from './with-typos.ts'

/**
 * Each message as it looks to each service that was offered: as it is, with typing errors, and with something that takes
 * or declines nothing beside it. Messages that say what is wrong take nothing.
 */
export function offerSamples(
  offers: readonly OfferExample[],
  statements: readonly string[],
  random: Random,
): Sample[] {
  const neither = offers
    .filter(({ takes, declines }) => takes.length + declines.length === 0)
    .map(({ text }) => text)
  const samplesOf = (text: string, { offered, takes, declines }: Omit<OfferExample, 'text'>) => {
    const parts = partsOf(text, offered)
    return offered.map((id) => ({
      features: featuresOf(offerView(text, parts, id), offerMarks(parts, id, offered)),
      truth: truthOf(offerAnswers, (one) => (one === 'takes' ? takes : declines).includes(id)),
    }))
  }
  return offers.flatMap(({ text, ...offer }) => {
    const aside = pick(random() < 0.5 ? neither : statements, random)
    const joint = pick(joints, random)
    return [
      ...samplesOf(text, offer),
      ...samplesOf(withTypos(text, random), offer),
      ...samplesOf(random() < 0.5 ? text + joint + aside : aside + joint + text, offer),
      ...samplesOf(pick(statements, random), { ...offer, takes: [], declines: [] }),
    ]
  })
}
