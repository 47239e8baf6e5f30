import type { Account } from '../../../shared/people/account.ts'
import { currentAccount, sessionChanged, sessionMarker, setAccount } from './account.ts'

let pending: Promise<Account | null> | undefined

/** Fetches the current user, if unknown or changed in another tab. */
export function loadAccount(): Promise<Account | null> {
  if (!sessionMarker()) {
    if (currentAccount() !== null) setAccount(null)
    return Promise.resolve(null)
  }
  const account = currentAccount()
  if (account && !sessionChanged()) return Promise.resolve(account)
  pending ??= fetchAccount().finally(() => {
    pending = undefined
  })
  return pending
}

async function fetchAccount(): Promise<Account | null> {
  const { trpcClient } = await import('../../trpc.ts')
  const account = await trpcClient.auth.me.query()
  setAccount(account)
  return account
}
