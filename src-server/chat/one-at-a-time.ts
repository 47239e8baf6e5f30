const underWay = new Map<string, Promise<unknown>>()

/** Does the work of one conversation in turn, in this process: what a message has told is known to the next one. */
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
