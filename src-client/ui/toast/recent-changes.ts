import type { ReactNode } from 'react'
import { undoableMs } from '../../../shared/booking-status.ts'
import { createStore } from '../store/create-store.ts'

/** Makes a button that takes a change back; `close` removes what shows the button. */
export type ToastAction = (close: () => void) => ReactNode

/** What was done in this tab and can be taken back, after its toast is gone as well. */
export interface RecentChange {
  id: string
  title: string
  message: string
  action: ToastAction
  /** Closes its toast and forgets it. */
  close: () => void
  /** ISO, UTC. */
  at: string
}

/** Those of the last ten minutes, the latest first. */
export const recentChanges = createStore((): readonly RecentChange[] => [])

export function addRecentChange(change: RecentChange): void {
  recentChanges.set([change, ...recentChanges.get()])
  setTimeout(() => removeRecentChange(change.id), undoableMs)
}

export function removeRecentChange(id: string): void {
  const left = recentChanges.get().filter((one) => one.id !== id)
  if (left.length < recentChanges.get().length) recentChanges.set(left)
}
