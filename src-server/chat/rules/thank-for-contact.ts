import { capitalize } from '../../../shared/format/capitalize.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

const title = /^(?:mr|mrs|ms|miss|dr|sr|sra|srta|don|do[nñ]a)\.?$/i

/** Thanks for a name, a number or an address, if nothing else answers it. */
export function thankForContact(draft: Draft, { understood, state }: Turn, words: Sentences): void {
  const { contact, intents } = understood
  const said = Object.keys(contact)
  const isAnswered = intents.has('person') || said.every((name) => name === 'zip')
  if (said.length === 0 || isAnswered || state.order) return
  const first = contact.name?.split(/\s+/).find((word) => !title.test(word))
  draft.say.push(
    words.contact(first && /^\p{L}[\p{L}'’-]*$/u.test(first) ? `, ${capitalize(first)}` : ''),
  )
}
