const running = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Handles the messages of one conversation one after the other, within this server: each sees what the one before has
 * revealed.
 */
export function oneAtATime<Result>(
  server: object,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = running.get(server) ?? new Map<string, Promise<unknown>>()
  running.set(server, queue)
  const before = queue.get(key) ?? Promise.resolve()
  const current = before.then(work, work)
  queue.set(key, current)
  const remove = () => {
    if (queue.get(key) === current) queue.delete(key)
  }
  current.then(remove, remove)
  return current
}
