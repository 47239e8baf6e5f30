const running = new Map<string, Promise<unknown>>()

/**
 * Handles the messages of one conversation one after the other, within this process: each sees what the one before has
 * revealed.
 */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = running.get(key) ?? Promise.resolve()
  const current = before.then(work, work)
  running.set(key, current)
  const remove = () => {
    if (running.get(key) === current) running.delete(key)
  }
  current.then(remove, remove)
  return current
}
