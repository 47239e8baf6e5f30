import type { Facts } from './facts.ts'
import { isBacked } from './reply-check.ts'

/** Where a sentence ends: at a mark with space after it, or at a line's end. `$1.50` and `a.m.` go on. */
const sentenceEnd = /(?<=[.!?…]["'”’)]{0,3})\s+(?=[\p{Lu}\p{N}¿¡"“$*-])|\n+/u

/** Lets a reply through sentence by sentence as it is written; what the tools have not returned stays out. */
export function createGate(facts: Facts, write: (text: string) => void) {
  let waiting = ''
  let passed = ''
  let refused = 0
  const pass = (sentence: string) => {
    if (!sentence.trim()) return
    if (!isBacked(sentence, facts)) {
      refused += 1
      return
    }
    const text = passed ? ` ${sentence.trim()}` : sentence.trim()
    passed += text
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
    /** Adds words of ours. */
    add(text: string): void {
      const spaced = passed ? ` ${text}` : text
      passed += spaced
      write(spaced)
    },
    get text() {
      return passed
    },
    get refused() {
      return refused
    },
  }
}
