import { DomainError } from '../../errors.ts'
import type { Arrangement } from '../../mail/tell-of-change.ts'

/** A booking of a selection with which something could not be done, and why. */
export interface Refused {
  id: string
  reason: string
}

/** A visit of a selection that has another time or another professional now. */
export interface Changed {
  id: string
  before: Arrangement
  after: Arrangement
  canUndo: boolean
}

/**
 * Does something with each booking of a selection, given by its id or with more than that: each on its own, what one of them
 * refuses does not stop the others.
 */
export async function oneByOne<Item extends string | { id: string }, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<{ done: Result[]; refused: Refused[] }> {
  const done: Result[] = []
  const refused: Refused[] = []
  for (const item of items) {
    try {
      done.push(await work(item))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id: typeof item === 'string' ? item : item.id, reason: error.message })
    }
  }
  return { done, refused }
}
