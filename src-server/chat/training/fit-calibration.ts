/** The features of a possible need, and whether the message calls for it. */
export interface PossibleNeedSample {
  features: number[]
  isTrue: boolean
}

/** A bias, and a weight for each feature. */
export interface CalibrationWeights {
  bias: number
  weights: number[]
}

const passes = 60
const rate = 0.05
const decay = 1e-4

/** Fits a logistic regression by AdaGrad over standardized features, and returns weights for the plain ones. */
export function fitCalibration(
  samples: readonly PossibleNeedSample[],
  random: () => number,
): CalibrationWeights {
  const width = samples[0]?.features.length ?? 0
  const { means, deviations } = spreadOf(samples, width)
  const rows = samples.map(({ features, isTrue }) => ({
    values: Float64Array.from(
      features,
      (value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1),
    ),
    truth: isTrue ? 1 : 0,
  }))
  const weights = new Float64Array(width)
  const seen = new Float64Array(width)
  let bias = 0
  let seenBias = 0
  for (let pass = 0; pass < passes; pass += 1) {
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[Math.floor(random() * rows.length)]
      if (!row) continue
      let score = bias
      for (let at = 0; at < width; at += 1) score += (weights[at] ?? 0) * (row.values[at] ?? 0)
      const error = 1 / (1 + Math.exp(-score)) - row.truth
      seenBias += error * error
      bias -= (rate * error) / Math.sqrt(seenBias + 1)
      for (let at = 0; at < width; at += 1) {
        const slope = error * (row.values[at] ?? 0) + decay * (weights[at] ?? 0)
        const sum = (seen[at] ?? 0) + slope * slope
        seen[at] = sum
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(sum + 1)
      }
    }
  }
  const plain = Array.from(weights, (weight, at) => weight / (deviations[at] ?? 1))
  const shift = plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  return { bias: rounded(bias - shift), weights: plain.map(rounded) }
}

const rounded = (value: number) => Number(value.toPrecision(5))

function spreadOf(samples: readonly PossibleNeedSample[], width: number) {
  const means = new Float64Array(width)
  const deviations = new Float64Array(width)
  for (const { features } of samples) {
    for (let at = 0; at < width; at += 1)
      means[at] = (means[at] ?? 0) + (features[at] ?? 0) / samples.length
  }
  for (const { features } of samples) {
    for (let at = 0; at < width; at += 1) {
      const off = (features[at] ?? 0) - (means[at] ?? 0)
      deviations[at] = (deviations[at] ?? 0) + (off * off) / samples.length
    }
  }
  return { means, deviations: deviations.map((variance) => Math.sqrt(variance) || 1) }
}
