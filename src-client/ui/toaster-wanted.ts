import { useSyncExternalStore } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/** The first toast brings the toaster: pages that show none need not load it. */
export function wantToaster(): void {
  wanted = true
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasterWanted = (): boolean => useSyncExternalStore(subscribe, () => wanted)
