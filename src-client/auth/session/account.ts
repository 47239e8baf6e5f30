import { useSyncExternalStore } from 'react'
import type { Account } from '../../../shared/account.ts'

/** Undefined while it is not known yet. */
type Known = Account | null | undefined

/** Set beside the session's own cookie, which no script can read, and other for each session; empty for nobody. */
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

/** Whether the browser's session is another one than when the account was told. */
export const isAnotherSession = (): boolean => sessionFlag() !== flag

/** Who is signed in; null for nobody. */
export const useAccount = (): Known =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => account,
  )
