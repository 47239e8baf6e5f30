import { clearSession, readSession, type SessionItem, writeSession } from './session-storage.ts'

/** A value that several components share. */
export interface Store<Value> {
  /** The value before anything was set or read: what a prerendered page shows. */
  initial: Value
  get: () => Value
  set: (next: Value) => void
  /** Back to a new initial value, and out of storage. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

/** Of those that are kept for the browser session. */
const resets: (() => void)[] = []

/** Nothing that was kept for the browser session is left in this tab. */
export function resetStores(): void {
  for (const reset of resets) reset()
  clearSession()
}

/** A shared value, kept for the browser session under `stored.key` if that is given. */
export function createStore<Value>(
  createInitial: () => Value,
  stored?: SessionItem<Value>,
): Store<Value> {
  const listeners = new Set<() => void>()
  const initial = createInitial()
  let current: { value: Value } | undefined

  const get = () => {
    current ??= { value: (stored && readSession(stored)) ?? initial }
    return current.value
  }
  const change = (value: Value) => {
    current = { value }
    for (const listener of listeners) listener()
  }
  const reset = () => {
    if (stored) writeSession(stored, undefined)
    change(createInitial())
  }
  if (stored) resets.push(reset)
  return {
    initial,
    get,
    set: (next) => {
      if (stored) writeSession(stored, next)
      change(next)
    },
    reset,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One store for each name, created when it is first asked for. */
export function createStores<Value>(
  create: (name: string) => Store<Value>,
): (name: string) => Store<Value> {
  const stores = new Map<string, Store<Value>>()
  return (name) => {
    const store = stores.get(name) ?? create(name)
    stores.set(name, store)
    return store
  }
}
