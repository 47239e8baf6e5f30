import { formatCents } from '../../../shared/money.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** Says what was removed, and what that leaves. */
export function removalWords(draft: Draft, { known, tools }: Turn, words: Sentences): void {
  const { dropped } = known
  if (dropped.length === 0) return
  draft.say.push(words.removed(words.list(dropped.map(words.title))))
  if (known.services.length === 0) draft.say.push(words.nothingLeft)
  else if (known.latest.length === 0) {
    const { total } = tools.prices(known.services)
    draft.say.push(words.stillHave(words.list(known.services.map(words.title)), formatCents(total)))
  }
}

/** Thanks for a name, a number or an address, if nothing else answers it. */
export function contactWords(draft: Draft, { understood }: Turn, words: Sentences): void {
  const { contact, intents } = understood
  const said = Object.keys(contact)
  const isAnswered =
    intents.has('person') || (intents.has('area') && said.every((name) => name === 'zip'))
  if (said.length === 0 || isAnswered) return
  const first = contact.name?.split(/\s+/)[0]
  draft.say.push(
    words.contact(first && /^\p{L}[\p{L}'’-]*$/u.test(first) ? `, ${capitalized(first)}` : ''),
  )
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
