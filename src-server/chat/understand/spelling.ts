import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import MiniSearch from 'minisearch'
import { vocabulary } from './vocabulary.ts'

/** Common words mean themselves: 'look' is not a misspelled 'lock'. */
const everyday = new Set(commonWords)

const known = new MiniSearch<{ id: string }>({
  fields: ['id'],
  tokenize: (text) => [text],
  processTerm: (term) => term,
})
known.addAll([...vocabulary].map((id) => ({ id })))

const remembered = new Map<string, string>()
const mostRemembered = 5000
/** How many unknown words of a message are looked up; with more, it makes no sense anyway. */
const mostLookedUp = 40

/**
 * Corrects the spelling of one message's words: the stem as typed, or the nearest one that we know if it is near
 * enough.
 */
export function speller(): (stem: string, typed: string) => string {
  let left = mostLookedUp
  return (stem, typed) => {
    if (vocabulary.has(stem) || typed.length < 5 || everyday.has(typed) || /\d/.test(typed))
      return stem
    const before = remembered.get(typed)
    if (before) return before
    if (left === 0) return stem
    left -= 1
    const meant = nearest(stem)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(typed, meant)
    return meant
  }
}

function nearest(stem: string): string {
  const far = stem.length >= 7 ? 2 : 1
  const found = known
    .search(stem, { fuzzy: stem.length >= 4 ? 2 : 1, prefix: false })
    .map(({ id }) => String(id))
    .filter((id) => id.length > 3 && id[0] === stem[0])
  const swapped = found.find((id) => sorted(id) === sorted(stem))
  return (
    swapped ??
    found.find((id) => Math.abs(id.length - stem.length) <= far && isNear(id, stem, far)) ??
    stem
  )
}

const sorted = (word: string) => word.split('').toSorted().join('')

/** Whether they differ by one mistake, or by two in a longer word. The search has found them within two. */
const isNear = (id: string, stem: string, far: number) =>
  far === 2 || known.search(stem, { fuzzy: 1, prefix: false }).some((hit) => hit.id === id)
