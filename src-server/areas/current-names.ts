import { type AreaNames, nameAreas } from '../../shared/areas/area-names.ts'
import { seedAreas } from '../../shared/areas/seed-areas.ts'
import type { Deps } from '../context.ts'
import { readAreas } from './read-areas.ts'

const refreshMs = 10_000

/**
 * The areas' names for the pages, at most 10 seconds old. Pages are served without a database too: with the last names
 * that were read.
 */
export function currentAreaNames({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>) {
  let names = nameAreas(seedAreas)
  let readAt: number | undefined
  return async (): Promise<AreaNames> => {
    const now = clock.now().getTime()
    if (readAt !== undefined && now - readAt < refreshMs && now >= readAt) return names
    readAt = now
    try {
      const current = nameAreas(await readAreas(database.read))
      // The same object for as long as nothing has changed: pages that were filled with it are kept.
      if (current.served !== names.served || current.soon !== names.soon) names = current
    } catch (error) {
      log.warn({ err: error }, 'The areas could not be read for the pages.')
    }
    return names
  }
}
