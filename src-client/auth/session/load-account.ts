import type { Account } from '../../../shared/account.ts'
import { currentAccount, sessionChanged, sessionFlag, setAccount } from './account.ts'

let asking: Promise<Account | null> | undefined

/** Asks the server who is signed in, if that is unknown or has changed in another tab. */
export function loadAccount(): Promise<Account | null> {
  if (!sessionFlag()) {
    if (currentAccount() !== null) setAccount(null)
    return Promise.resolve(null)
  }
  const known = currentAccount()
  if (known && !sessionChanged()) return Promise.resolve(known)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<Account | null> {
  const { trpcClient } = await import('../../trpc.ts')
  const found = await trpcClient.auth.me.query()
  setAccount(found)
  return found
}
