import type { AllowedFacts } from './allowed-facts.ts'
import { harmlessPhrase, ownPhrases } from './reply-rules/allowed-phrases.ts'
import { asksForSecret } from './reply-rules/asks-for-secret.ts'
import { isDisguised } from './reply-rules/disguised.ts'
import { fold } from './reply-rules/fold.ts'
import { namesAddress } from './reply-rules/names-address.ts'
import { namesNumber } from './reply-rules/names-number.ts'
import { namesPrice } from './reply-rules/names-price.ts'
import { namesTime } from './reply-rules/names-time.ts'
import { count } from './reply-rules/number-words.ts'
import { promisesVisit } from './reply-rules/promises-visit.ts'
import { removePhrases } from './reply-rules/remove-phrases.ts'
import type { Rule, Sentence } from './reply-rules/sentence.ts'
import { statedPart } from './reply-rules/stated-part.ts'

const rules: readonly Rule[] = [
  namesNumber,
  namesPrice,
  namesTime,
  promisesVisit,
  asksForSecret,
  namesAddress,
]

/**
 * Whether a sentence of the model may reach the customer. What the tools have returned in this turn, what the customer
 * has said about the place, and our own phrases are removed first; no rule may match what remains.
 */
export function isAllowed(sentence: string, facts: AllowedFacts): boolean {
  const folded = fold(sentence)
  if (isDisguised(sentence, folded)) return false
  const written = [...facts.written].map(fold)
  const text = removePhrases(folded, [...written, ...[...facts.customers, ...ownPhrases].map(fold)])
    .replace(count, '#')
    .replace(harmlessPhrase, '#')
  const parsed: Sentence = {
    text,
    stated: statedPart(text),
    hasAmount: written.some((figure) => figure.startsWith('$') && folded.includes(figure)),
  }
  return !rules.some((applies) => applies(parsed))
}
