/** For each visit, whom it can be given to, the best first. */
export type Choices = readonly (readonly string[])[]

/**
 * Gives each visit somebody who has no other one in the same hour, the best for whom the others still work out. `waiting` are the visits of each hour
 * that have nobody yet: in every one of these hours they keep somebody where they could have somebody. `goesOn` tells in which
 * of the hours a visit goes on, both by index; without it, all visits go on in all hours. Visits that share no hour may have
 * the same person. Returns an id for each visit; undefined if there is no way.
 */
export function matchVisits(
  visits: Choices,
  waiting: readonly Choices[] = [],
  goesOn: (visit: number, hour: number) => boolean = () => true,
): string[] | undefined {
  const hours = (waiting.length === 0 ? [[]] : waiting).map((others, hour) => ({
    kept: servable(others),
    during: visits.flatMap((_, visit) => (goesOn(visit, hour) ? [visit] : [])),
  }))
  /** Whether the visits after these can still have somebody, and those that wait as well. */
  const isPossible = (chosen: readonly string[]) => {
    const takenIn = hours.map(({ during }) => during.flatMap((visit) => chosen[visit] ?? []))
    const left = visits.map((options, visit) => {
      if (visit < chosen.length) return []
      const taken = takenIn.flatMap((ids, hour) => (goesOn(visit, hour) ? ids : []))
      return options.filter((id) => !taken.includes(id))
    })
    return hours.every(({ kept, during }, hour) => {
      const isLeft = (id: string) => !takenIn[hour]?.includes(id)
      const rest = during.filter((visit) => visit >= chosen.length)
      return isServable([
        ...kept.map((options) => options.filter(isLeft)),
        ...rest.map((visit) => left[visit] ?? []),
      ])
    })
  }
  const meets = (one: number, other: number) =>
    hours.some((_, hour) => goesOn(one, hour) && goesOn(other, hour))
  const choose = (chosen: readonly string[]): string[] | undefined => {
    const options = visits[chosen.length]
    if (!options) return [...chosen]
    for (const id of options) {
      const isTaken = chosen.some((taken, visit) => taken === id && meets(visit, chosen.length))
      if (isTaken || !isPossible([...chosen, id])) continue
      const all = choose([...chosen, id])
      if (all) return all
    }
    return undefined
  }
  return isPossible([]) ? choose([]) : undefined
}

/** Whether `matchVisits` finds a way. */
export const canMatch = (visits: Choices, waiting: readonly Choices[] = []): boolean =>
  waiting.length === 0 ? isServable(visits) : matchVisits(visits, waiting) !== undefined

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
