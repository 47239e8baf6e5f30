import { brotliDecompressSync } from 'node:zlib'
import { type Features, featuresOf } from './features.ts'

/** What `npm run assistant:train` writes. */
export interface WeightsFile {
  labels: string[]
  /** One for each label. */
  biases: number[]
  /** What one step of a weight is worth. */
  step: number
  /** A signed byte for each feature and label, compressed with Brotli, in Base64. */
  weights: string
}

/** How likely each label is, from 0 to 1; several can be true of one text. */
export type Likelihoods<Label extends string> = Record<Label, number>

/** A linear classifier: each label has a weight for each feature. */
export function createClassifier<Label extends string>(
  { labels, biases, step, weights: packed }: WeightsFile,
  wanted: readonly Label[],
) {
  const weights = new Int8Array(brotliDecompressSync(Buffer.from(packed, 'base64')))
  // A label that the weights were not trained on is never likely.
  const columns = wanted.map((label) => labels.indexOf(label))
  const sums = new Float64Array(labels.length)
  const sumUp = ({ positions, amounts }: Features) => {
    sums.fill(0)
    for (let at = 0; at < positions.length; at += 1) {
      const first = (positions[at] ?? 0) * labels.length
      const amount = amounts[at] ?? 0
      for (let column = 0; column < labels.length; column += 1) {
        sums[column] = (sums[column] ?? 0) + amount * (weights[first + column] ?? 0)
      }
    }
  }
  const read = (text: string, marks?: readonly string[]): Likelihoods<Label> => {
    sumUp(featuresOf(text, marks))
    return Object.fromEntries(
      wanted.map((label, at) => {
        const column = columns[at] ?? -1
        const score = (biases[column] ?? -Infinity) + step * (sums[column] ?? 0)
        return [label, 1 / (1 + Math.exp(-score))]
      }),
    ) as Likelihoods<Label>
  }
  return rememberLatest(read)
}

/** One message asks for the same parts many times. */
const mostRemembered = 64

function rememberLatest<Read>(read: (text: string, marks?: readonly string[]) => Read) {
  const latest = new Map<string, Read>()
  return (text: string, marks?: readonly string[]): Read => {
    const key = marks ? `${marks.join()}\n${text}` : text
    const known = latest.get(key)
    if (known !== undefined) return known
    if (latest.size >= mostRemembered) latest.clear()
    const fresh = read(text, marks)
    latest.set(key, fresh)
    return fresh
  }
}
