import type { Account } from '../../shared/account.ts'
import { trpcClient } from '../trpc.ts'
import { isAnotherSession, knownAccount, sessionFlag, setAccount } from './account.ts'

let asking: Promise<Account | null> | undefined

/** Asks the server who is signed in, if that is unknown or has changed in another tab. */
export function loadAccount(): Promise<Account | null> {
  if (!sessionFlag()) {
    if (knownAccount() !== null) setAccount(null)
    return Promise.resolve(null)
  }
  const known = knownAccount()
  if (known && !isAnotherSession()) return Promise.resolve(known)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<Account | null> {
  const found = await trpcClient.auth.me.query()
  setAccount(found)
  return found
}
