import { expect, test } from 'vitest'
import { type Choices, canMatch, matchVisits } from '../../src-server/professionals/match.ts'

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

/** Every way to give each visit somebody of its own, in the order of the visits' choices. */
function everyWay(visits: Choices, taken: readonly string[] = []): string[][] {
  const [first, ...rest] = visits
  if (!first) return [[]]
  return first
    .filter((id) => !taken.includes(id))
    .flatMap((id) => everyWay(rest, [...taken, id]).map((way) => [id, ...way]))
}

/** As many of the waiting visits as can be served at once, earlier ones first. */
function kept(waiting: Choices): Choices {
  const served: (readonly string[])[] = []
  for (const options of waiting) {
    if (everyWay([...served, options]).length > 0) served.push(options)
  }
  return served
}

test('10,000 random orders: a way is found whenever there is one, and it is the best of all', () => {
  const random = randomNumbers(3)
  const people = ['a', 'b', 'c', 'd', 'e', 'f']
  const some = () => people.filter(() => random(3) === 0).toSorted(() => random(3) - 1)
  let possible = 0
  for (let round = 0; round < 10_000; round += 1) {
    const visits = Array.from({ length: 1 + random(5) }, some)
    const waiting = Array.from({ length: random(3) }, () => Array.from({ length: random(3) }, some))
    // The first of all ways takes the best for the first visit, then for the second, and so on.
    const best = everyWay(visits).find((way) =>
      waiting.every((hour) => everyWay(kept(hour), way).length > 0),
    )
    expect(matchVisits(visits, waiting)).toEqual(best)
    expect(canMatch(visits, waiting)).toBe(best !== undefined)
    if (best) possible += 1
  }
  expect(possible).toBeGreaterThan(2000)
  expect(possible).toBeLessThan(8000)
})

test('2,000 random chains of overlapping visits: only those that share an hour need people of their own, and those who wait keep theirs', () => {
  const random = randomNumbers(5)
  const people = ['a', 'b', 'c']
  let possible = 0
  for (let round = 0; round < 2000; round += 1) {
    const visits = Array.from({ length: 2 + random(4) }, () =>
      people.filter(() => random(2) === 0).toSorted(() => random(3) - 1),
    )
    const starts = visits.map(() => random(4))
    const goesOn = (visit: number, hour: number) =>
      hour === starts[visit] || hour === (starts[visit] ?? 0) + 1
    const meet = (one: number, other: number) =>
      Math.abs((starts[one] ?? 0) - (starts[other] ?? 0)) < 2
    const waiting = Array.from({ length: 5 }, () =>
      random(3) === 0 ? [people.filter(() => random(2) === 0)] : [],
    )
    const ways = (chosen: string[]): string[][] => {
      const options = visits[chosen.length]
      if (!options) return [chosen]
      return options
        .filter((id) => !chosen.some((taken, at) => taken === id && meet(at, chosen.length)))
        .flatMap((id) => ways([...chosen, id]))
    }
    const best = ways([]).find((way) =>
      waiting.every((those, hour) => {
        const taken = way.filter((_, at) => goesOn(at, hour))
        return everyWay(kept(those), taken).length > 0
      }),
    )
    expect(matchVisits(visits, waiting, goesOn)).toEqual(best)
    if (best) possible += 1
  }
  expect(possible).toBeGreaterThan(300)
  expect(possible).toBeLessThan(1600)
})

test('somebody who alone can do one visit is not given to another', () => {
  expect(matchVisits([['ana', 'ben'], ['ana']])).toEqual(['ben', 'ana'])
})

test('a visit that has waited for somebody keeps the only one who can do it', () => {
  expect(matchVisits([['ana']], [[['ana']]])).toBeUndefined()
  expect(matchVisits([['ana']], [[['ana', 'ben']]])).toEqual(['ana'])
  expect(matchVisits([['ana']], [[[]]])).toEqual(['ana'])
})

test('one person can be kept for unassigned visits at different hours', () => {
  expect(matchVisits([['ana', 'ben']], [[['ana']], [['ana']]])).toEqual(['ben'])
  expect(matchVisits([['ana', 'ben']], [[['ana'], ['ben']]])).toBeUndefined()
})
