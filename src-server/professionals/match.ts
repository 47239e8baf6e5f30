/** For each visit, whom it can be given to, the best first. */
export type Choices = readonly (readonly string[])[]

/**
 * Gives each visit somebody of its own, the best for whom the others still work out. `waiting` visits, which have nobody
 * yet, keep somebody where they could have somebody. Returns an id for each visit; undefined if there is no way.
 */
export function matchVisits(visits: Choices, waiting: Choices = []): string[] | undefined {
  const kept = servable(waiting)
  if (!isServable([...kept, ...visits])) return undefined
  const chosen: string[] = []
  for (const [at, options] of visits.entries()) {
    const rest = [...kept, ...visits.slice(at + 1)]
    const best = options.find(
      (id) => !chosen.includes(id) && isServable(rest.map(without([...chosen, id]))),
    )
    if (best === undefined) return undefined
    chosen.push(best)
  }
  return chosen
}

/** Whether there is somebody of its own for each visit, and for the waiting ones that could have somebody before. */
export const canMatch = (visits: Choices, waiting: Choices = []): boolean =>
  isServable([...servable(waiting), ...visits])

const without = (taken: readonly string[]) => (options: readonly string[]) =>
  options.filter((id) => !taken.includes(id))

const isServable = (visits: Choices): boolean => servable(visits).length === visits.length

/** As many of the visits as can have somebody of their own at once; earlier ones go first. */
function servable(visits: Choices): Choices {
  const visitOf = new Map<string, readonly string[]>()
  return visits.filter((options) => serve(options, visitOf, new Set()))
}

/** Gives a visit somebody, and the visit that had this person somebody else (an augmenting path). */
function serve(
  options: readonly string[],
  visitOf: Map<string, readonly string[]>,
  tried: Set<string>,
): boolean {
  for (const id of options) {
    if (tried.has(id)) continue
    tried.add(id)
    const other = visitOf.get(id)
    if (other === undefined || serve(other, visitOf, tried)) {
      visitOf.set(id, options)
      return true
    }
  }
  return false
}
