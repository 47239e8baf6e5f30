import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** The store's current value; the component renders again when it changes. */
export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial)
