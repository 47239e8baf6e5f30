import type { AllowedFacts } from './allowed-facts.ts'
import { isAllowed } from './reply-check.ts'

/**
 * Where a sentence ends: at a punctuation mark with a space after it, or at the end of a line. `$1.50` and `a.m.` do
 * not end one.
 */
const sentenceEnd = /(?<=[.!?…]["'”’)]{0,3})\s+(?=[\p{Lu}\p{N}¿¡"“$*-])|\n+/u

/**
 * Passes a reply on sentence by sentence as it is written; sentences with figures that no tool returned are withheld.
 */
export function createReplyFilter(facts: AllowedFacts, write: (text: string) => void) {
  let waiting = ''
  let passed = ''
  let refused = 0
  let isEmpty = true
  const pass = (sentence: string) => {
    if (!sentence.trim()) return
    if (!isAllowed(sentence, facts)) {
      refused += 1
      return
    }
    const text = passed ? ` ${sentence.trim()}` : sentence.trim()
    passed += text
    isEmpty = false
    write(text)
  }
  return {
    push(text: string): void {
      waiting += text
      const sentences = waiting.split(sentenceEnd)
      waiting = sentences.pop() ?? ''
      for (const sentence of sentences) pass(sentence)
    },
    /** The rest of what was written is a sentence too. */
    end(): void {
      pass(waiting)
      waiting = ''
    },
    /** Adds our own words. */
    add(text: string): void {
      const spaced = passed ? ` ${text}` : text
      passed += spaced
      write(spaced)
    },
    get text() {
      return passed
    },
    /** Whether the model has written nothing that could be passed on. */
    get isEmpty() {
      return isEmpty
    },
    get refused() {
      return refused
    },
  }
}
