import { redirect } from '@tanstack/react-router'
import type { Account } from '../../../shared/people/account.ts'
import { currentAccount, sessionChanged } from './account.ts'
import { loadAccount } from './load-account.ts'

interface Destination {
  location: { href: string }
}

/** Sends signed-out visitors to the sign-in page, which brings them back. */
export const requireAccount = ({ location }: Destination) =>
  withAccount((account) => void signedIn(account, location.href))

/** Sends anyone but administrators to their dashboard. */
export const requireAdmin = ({ location }: Destination) =>
  withAccount((account) => {
    if (signedIn(account, location.href).role !== 'admin') {
      throw redirect({ to: '/dashboard', replace: true })
    }
  })

/** Sends anyone but professionals to their dashboard. */
export const requireProfessional = ({ location }: Destination) =>
  withAccount((account) => {
    if (signedIn(account, location.href).role !== 'professional') {
      throw redirect({ to: '/dashboard', replace: true })
    }
  })

function signedIn(account: Account | null, href: string): Account {
  if (!account) throw redirect({ to: '/auth', search: { redirect: href }, replace: true })
  return account
}

/** Without waiting if the account is known, so that no spinner flashes between two pages. */
function withAccount(guard: (account: Account | null) => void): void | Promise<void> {
  const account = currentAccount()
  if (account !== undefined && !sessionChanged()) return guard(account)
  return loadAccount().then(guard)
}
