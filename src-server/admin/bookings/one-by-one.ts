import { DomainError } from '../../errors.ts'

/** A booking of a selection with which something could not be done, and why. */
export interface Refused {
  id: string
  reason: string
}

/** Does something with each booking of a selection, each on its own: what one of them refuses does not stop the others. */
export async function oneByOne<Result>(
  ids: readonly string[],
  work: (id: string) => Promise<Result>,
): Promise<{ done: Result[]; refused: Refused[] }> {
  const done: Result[] = []
  const refused: Refused[] = []
  for (const id of ids) {
    try {
      done.push(await work(id))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id, reason: error.message })
    }
  }
  return { done, refused }
}
