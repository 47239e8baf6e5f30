import { type ComponentType, useSyncExternalStore } from 'react'

let toaster: ComponentType | undefined
const listeners = new Set<() => void>()

/** The first toast loads the toaster, so pages that show none need not. */
export async function bringToaster(): Promise<void> {
  if (toaster) return
  try {
    toaster = (await import('./toaster.tsx')).Toaster
  } catch (error) {
    console.error('The toasts could not be loaded:', error)
    return
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear; undefined until the first one. */
export const useToaster = (): ComponentType | undefined =>
  useSyncExternalStore(
    subscribe,
    () => toaster,
    () => undefined,
  )
