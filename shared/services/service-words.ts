/**
 * How people ask for a service, for the assistant. In every phrase the words may appear in any order, close together
 * and with any ending; `a|b` is any one of them.
 */
export interface ServiceWords {
  spanishTitle: string
  /** What people call it. One of them is enough. */
  names: readonly string[]
  /** What is wrong, or wanted, without the service's name. */
  symptoms: readonly string[]
  /** Counts only where the words around it ask for nothing else. */
  weak?: readonly string[]
  /** Counts only where the whole message asks for nothing else. */
  hints?: readonly string[]
  /** Words that belong to this service once it is meant: they say nothing about another one. */
  context?: string
  spanish: readonly string[]
  /** One short question that moves the job forward. */
  ask: string
  /** Words of its phrases that ask for another service too, on purpose. Others fail `tests/unit/service-words.test.ts`. */
  sharedWords?: readonly string[]
  /** Messages that ask for it: what a new message is compared with. */
  examples: readonly string[]
}
