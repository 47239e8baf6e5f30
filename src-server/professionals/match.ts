/** For each visit, whom it can be given to, the best first. */
export type Choices = readonly (readonly string[])[]

/**
 * Gives each visit somebody of its own, the best for whom the others still work out. `waiting` are the visits of each hour
 * that have nobody yet: in every one of these hours they keep somebody where they could have somebody. Returns an id for
 * each visit; undefined if there is no way.
 */
export function matchVisits(
  visits: Choices,
  waiting: readonly Choices[] = [],
): string[] | undefined {
  const hours = [[], ...waiting.map(servable)]
  const isPossible = (rest: Choices, taken: readonly string[]) =>
    hours.every((kept) => isServable([...kept, ...rest].map(without(taken))))
  const choose = (chosen: readonly string[]): string[] | undefined => {
    const options = visits[chosen.length]
    if (!options) return [...chosen]
    const rest = visits.slice(chosen.length + 1)
    for (const id of options) {
      if (chosen.includes(id) || !isPossible(rest, [...chosen, id])) continue
      const all = choose([...chosen, id])
      if (all) return all
    }
    return undefined
  }
  return isPossible(visits, []) ? choose([]) : undefined
}

/** Whether `matchVisits` finds a way. */
export const canMatch = (visits: Choices, waiting: readonly Choices[] = []): boolean =>
  waiting.length === 0 ? isServable(visits) : matchVisits(visits, waiting) !== undefined

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
