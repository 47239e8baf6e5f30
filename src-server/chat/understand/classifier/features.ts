import { plain } from '../words.ts'

/** What a text has, as positions in the weights and how much of it: of length 1 together. */
export interface Features {
  positions: Uint32Array
  amounts: Float32Array
}

/** Weights are kept for so many features; two that share a position are told apart by the others. */
export const positionBits = 17

const mask = (1 << positionBits) - 1
const shares = { word: 1, pair: 0.7, start: 0.4, skip: 0.4, run: 0.35 }
const shortestRun = 3
const longestRun = 5

/**
 * The words of a text, the pairs of neighbors and of next-but-ones, and the runs of three to five letters, which are
 * the same in most misspellings. `marks` are facts about the text that are known from elsewhere.
 */
export function featuresOf(text: string, marks: readonly string[] = []): Features {
  const found = new Map<number, number>()
  const add = (feature: string, share: number) => {
    const position = hash(feature) & mask
    found.set(position, (found.get(position) ?? 0) + share)
  }
  const words = tokensOf(text)
  words.forEach((word, at) => {
    if (word === sentenceEnd) return
    const next = words[at + 1] ?? sentenceEnd
    const second = words[at + 2] ?? sentenceEnd
    add(`w${word}`, shares.word)
    if (next !== sentenceEnd) add(`p${word} ${next}`, shares.pair)
    if ((words[at - 1] ?? sentenceEnd) === sentenceEnd) add(`p^ ${word}`, shares.start)
    if (next !== sentenceEnd && second !== sentenceEnd) add(`s${word} ${second}`, shares.skip)
    if (word.length > 2 && !word.startsWith('#'))
      for (const run of runsOf(word)) add(`c${run}`, shares.run)
  })
  for (const mark of marks) add(`m${mark}`, shares.word)
  return ofLengthOne(found)
}

const sentenceEnd = '|'

/** Words, numbers by how long they are, and where a sentence ends. */
const tokensOf = (text: string): string[] =>
  (plain(text).match(/\p{L}+|\d+|[.!?;\n]+/gu) ?? []).map((token) => {
    if (/^\d/.test(token)) return token.length <= 2 ? `#${token.length}` : '#n'
    return /^\p{L}/u.test(token) ? token : sentenceEnd
  })

function runsOf(word: string): string[] {
  const edged = `<${word}>`
  const runs: string[] = []
  for (let length = shortestRun; length <= longestRun; length += 1) {
    for (let at = 0; at + length <= edged.length; at += 1) runs.push(edged.slice(at, at + length))
  }
  return runs
}

/** What occurs often counts less each time. */
function ofLengthOne(found: ReadonlyMap<number, number>): Features {
  const positions = Uint32Array.from(found.keys())
  const amounts = Float32Array.from(found.values(), Math.sqrt)
  const length = Math.sqrt(amounts.reduce((sum, amount) => sum + amount * amount, 0)) || 1
  return { positions, amounts: amounts.map((amount) => amount / length) }
}

/** FNV-1a, mixed once more: the low bits alone are used. */
function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 16777619)
  }
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
