/** Pseudo-random numbers from a seed: the same in every run. */
export function randomNumbers(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  let numbers = 0
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    /** An id that nobody looks up: ascending, so that rows are inserted next to each other. */
    nextId() {
      numbers += 1
      return numbers.toString(16).padStart(32, '0')
    },
    /** A whole number from 0 to just below `end`. */
    below,
    /** A whole number from `first` to `last`. */
    between: (first: number, last: number) => first + below(last - first + 1),
    /** @throws RangeError for an empty list */
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    /** A shuffled copy. */
    shuffle<T>(list: readonly T[]): T[] {
      const shuffled = [...list]
      for (let end = shuffled.length - 1; end > 0; end -= 1) {
        const at = below(end + 1)
        // Each takes the other's place.
        const moved = shuffled.splice(end, 1, ...shuffled.slice(at, at + 1))
        shuffled.splice(at, 1, ...moved)
      }
      return shuffled
    },
    /** An id in the format of ours. */
    id: () =>
      Array.from({ length: 4 }, () =>
        Math.floor(next() * 4294967296)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  }
}
export type Random = ReturnType<typeof randomNumbers>
