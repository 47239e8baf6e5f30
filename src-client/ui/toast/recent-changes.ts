import type { ReactNode } from 'react'
import { createStore } from '../store/create-store.ts'

/** Makes a button that takes a change back; `close` removes what shows the button. */
export type ToastAction = (close: () => void) => ReactNode

/** What was done in this tab and can be taken back, after its toast is gone as well. */
export interface RecentChange {
  id: string
  title: string
  /** What was changed. */
  summary: string
  action: ToastAction
  /** Closes its toast and forgets it. */
  close: () => void
  /** When it was done, and until when it can be taken back; ISO, UTC. */
  at: string
  until: string
}

/** The latest first. */
export const recentChanges = createStore((): readonly RecentChange[] => [])

export function addRecentChange(change: RecentChange): void {
  recentChanges.set([change, ...recentChanges.get()])
  setTimeout(() => removeRecentChange(change.id), Date.parse(change.until) - Date.now())
}

export function removeRecentChange(id: string): void {
  const left = recentChanges.get().filter((one) => one.id !== id)
  if (left.length < recentChanges.get().length) recentChanges.set(left)
}
