import { useSyncExternalStore } from 'react'
import type { Account } from '../../shared/account.ts'

/** Undefined until it is known. */
type Known = Account | null | undefined

/** Scripts cannot read the session cookie; this one, set beside it, differs for each session. Empty when signed out. */
export const sessionFlag = (): string =>
  typeof document === 'undefined'
    ? ''
    : (/(?:^|; )nestwright-signed-in=([^;]*)/.exec(document.cookie)?.[1] ?? '')

let flag = sessionFlag()
let account: Known = flag ? undefined : null
const listeners = new Set<() => void>()

export function setAccount(next: Known): void {
  account = next
  flag = sessionFlag()
  for (const tell of listeners) tell()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const knownAccount = (): Known => account

/** Whether the browser's session has changed since the account was set. */
export const isAnotherSession = (): boolean => sessionFlag() !== flag

/** The signed-in user; null when signed out. */
export const useAccount = (): Known =>
  useSyncExternalStore(
    subscribe,
    () => account,
    // Pages are prerendered for visitors who are not signed in.
    () => null,
  )
