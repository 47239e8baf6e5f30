import { z } from 'zod/mini'
import { createStore, createStores } from './create-store.ts'
import { useStore } from './use-store.ts'

const textStore = createStores((key) => createStore(() => '', { key, schema: z.string() }))

/** Text kept for the browser session under `key` while it is being written. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const store = textStore(key)
  return [useStore(store), (text) => (text === '' ? store.reset() : store.set(text))]
}
