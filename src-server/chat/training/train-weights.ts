import { brotliCompressSync, constants } from 'node:zlib'
import type { WeightsFile } from '../understand/classifier/classifier.ts'
import { type Features, positionBits } from '../understand/classifier/features.ts'

/** A text's features, and which labels are true of it. */
export interface Sample {
  features: Features
  /** 1 or 0 for each label. */
  truth: Uint8Array
}

const usualPasses = 10
/** The weights are the mean of those after each of the last passes: what a single pass happened to see last counts less. */
const passesInMean = 4
/** The share of a text's features that a pass leaves out, by chance: no weight relies on another. */
const leftOut = 0.3
/** How far a wrong answer moves the weights at first. */
const usualRate = 0.3
const decay = 1e-6
/** What is nearly right already teaches nothing. */
const negligible = 0.002
const bytes = 127

/**
 * Fits the weights of a logistic regression for each label, by AdaGrad. `random` decides the order, and what is left out;
 * weights of at most `negligibleSteps` of 127 are left out of the file.
 */
export function trainWeights(
  samples: readonly Sample[],
  labels: readonly string[],
  random: () => number,
  { negligibleSteps = 0, passes = usualPasses, rate = usualRate } = {},
): WeightsFile {
  const width = labels.length
  const weights = new Float32Array(width << positionBits)
  const seen = new Float32Array(weights.length)
  const biases = new Float32Array(width)
  const seenBiases = new Float32Array(width)
  const errors = new Float32Array(width)
  const meanWeights = new Float32Array(weights.length)
  const meanBiases = new Float32Array(width)

  /** The labels that this sample teaches something about. */
  const wrong: number[] = []

  /** How far off each label is for these features. */
  const measure = ({ positions, amounts }: Features, truth: Uint8Array) => {
    errors.set(biases)
    for (let at = 0; at < positions.length; at += 1) {
      const amount = amounts[at] ?? 0
      const first = (positions[at] ?? 0) * width
      for (let label = 0; label < width; label += 1) {
        errors[label] = (errors[label] ?? 0) + (weights[first + label] ?? 0) * amount
      }
    }
    wrong.length = 0
    for (let label = 0; label < width; label += 1) {
      const error = 1 / (1 + Math.exp(-(errors[label] ?? 0))) - (truth[label] ?? 0)
      errors[label] = error
      if (Math.abs(error) >= negligible) wrong.push(label)
    }
  }
  const correct = ({ positions, amounts }: Features) => {
    for (const label of wrong) {
      const error = errors[label] ?? 0
      const sum = (seenBiases[label] ?? 0) + error * error
      seenBiases[label] = sum
      biases[label] = (biases[label] ?? 0) - (rate * error) / Math.sqrt(sum + 1)
    }
    for (let at = 0; at < positions.length; at += 1) {
      const amount = amounts[at] ?? 0
      const first = (positions[at] ?? 0) * width
      for (const label of wrong) {
        const place = first + label
        const weight = weights[place] ?? 0
        const slope = (errors[label] ?? 0) * amount + decay * weight
        const sum = (seen[place] ?? 0) + slope * slope
        seen[place] = sum
        weights[place] = weight - (rate * slope) / Math.sqrt(sum + 0.01)
      }
    }
  }

  const order = [...samples]
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random)
    for (const { features, truth } of order) {
      const some = someOf(features, random)
      measure(some, truth)
      correct(some)
    }
    if (pass < passes - passesInMean) continue
    addShare(meanWeights, weights)
    addShare(meanBiases, biases)
  }
  return pack(labels, meanBiases, meanWeights, negligibleSteps)
}

function addShare(mean: Float32Array, values: Float32Array): void {
  for (let at = 0; at < values.length; at += 1) {
    mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / passesInMean
  }
}

/** The features without some of them, of length 1 together as before. */
function someOf({ positions, amounts }: Features, random: () => number): Features {
  const kept = {
    positions: new Uint32Array(positions.length),
    amounts: new Float32Array(positions.length),
  }
  let count = 0
  let sumOfSquares = 0
  for (let at = 0; at < positions.length; at += 1) {
    if (random() < leftOut) continue
    const amount = amounts[at] ?? 0
    kept.positions[count] = positions[at] ?? 0
    kept.amounts[count] = amount
    sumOfSquares += amount * amount
    count += 1
  }
  const length = Math.sqrt(sumOfSquares) || 1
  return {
    positions: kept.positions.subarray(0, count),
    amounts: kept.amounts.subarray(0, count).map((amount) => amount / length),
  }
}

/** As signed bytes: the classifier needs no more. */
function pack(
  labels: readonly string[],
  biases: Float32Array,
  weights: Float32Array,
  negligibleSteps: number,
): WeightsFile {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = largest / bytes
  const packed = Int8Array.from(weights, (weight) => {
    const steps = Math.round(weight / step)
    return Math.abs(steps) <= negligibleSteps ? 0 : steps
  })
  const compressed = brotliCompressSync(Buffer.from(packed.buffer), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  })
  return {
    labels: [...labels],
    biases: Array.from(biases, (bias) => Number(bias.toFixed(4))),
    step,
    weights: compressed.toString('base64'),
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [items[last], items[other]]
    if (one === undefined || two === undefined) continue
    items[last] = two
    items[other] = one
  }
}
