const underWay = new Map<string, Promise<unknown>>()

/**
 * Handles the messages of one conversation one after the other, within this process: each sees what the one before has
 * revealed.
 */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  underWay.set(key, mine)
  const leave = () => {
    if (underWay.get(key) === mine) underWay.delete(key)
  }
  mine.then(leave, leave)
  return mine
}
