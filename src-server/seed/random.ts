/** Numbers that look random and are the same in every run. */
export function randomNumbers(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  let numbers = 0
  return {
    next,
    /** An id that nobody looks up: in order, so that it is stored where the one before was. */
    nextId() {
      numbers += 1
      return numbers.toString(16).padStart(32, '0')
    },
    /** A whole number from 0 to below `end`. */
    below: (end: number) => Math.floor(next() * end),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** An id of the shape of ours. */
    id: () =>
      Array.from({ length: 4 }, () =>
        Math.floor(next() * 4294967296)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  }
}
export type Random = ReturnType<typeof randomNumbers>
