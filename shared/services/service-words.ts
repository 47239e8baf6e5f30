/**
 * What people say when they mean a service. The words of a phrase may be in any order, close together and with any
 * ending; `a|b` is either of them.
 */
export interface ServiceWords {
  spanishTitle: string
  /** What people call it. One of them is enough. */
  names: readonly string[]
  /** What is wrong, or wanted, without the service's name. */
  symptoms: readonly string[]
  /** Counts only if the words around it ask for nothing else. */
  weak?: readonly string[]
  /** Counts only if the whole message asks for nothing else. */
  hints?: readonly string[]
  /** Words that belong to this service once it is meant: they do not point to another one. */
  context?: string
  spanish: readonly string[]
  /** One short question that moves the job forward. */
  ask: string
  /** Words of its phrases that ask for another service too, on purpose. Others fail `tests/unit/service-words.test.ts`. */
  sharedWords?: readonly string[]
  /** Messages that ask for it: a new message is compared with them. */
  examples: readonly string[]
}
