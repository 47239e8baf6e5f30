import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

const feelings = ['bereaved', 'embarrassed'] as const
const weather = ['keepWarm', 'keepCool'] as const

/** A word for who mourns, is ashamed, or waits in the cold or heat with somebody frail: once, and not beside a complaint. */
export function showCare(
  draft: Draft,
  { state, understood }: Turn,
  words: Sentences,
  { isOutside }: { isOutside: boolean },
): void {
  const { intents } = understood
  if (state.order !== undefined || intents.has('complaint')) return
  for (const key of [...feelings, ...weather]) {
    if (!intents.has(key)) continue
    if (!wasSaid(draft, key)) draft.say.push(words[key])
    remember(draft, key)
  }
  const isNew = weather.some((key) => draft.say.includes(words[key]))
  if (!isNew) return
  if (!isOutside) {
    draft.say.push(words.emergencyLine)
    remember(draft, 'emergencyLine')
  }
  draft.say.push('\n')
}
