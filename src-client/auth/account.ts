import { useSyncExternalStore } from 'react'
import type { Account } from '../../shared/account.ts'

/** Undefined while it is not known yet. */
type Known = Account | null | undefined

/** Set beside the session's own cookie, which no script can read: without it there is nobody to ask for. */
export const isFlagged = () => document.cookie.includes('nestwright-signed-in=1')

let account: Known = isFlagged() ? undefined : null
const listeners = new Set<() => void>()

export function setAccount(next: Known): void {
  account = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const knownAccount = (): Known => account

/** Who is signed in; null for nobody. */
export const useAccount = (): Known => useSyncExternalStore(subscribe, () => account)
