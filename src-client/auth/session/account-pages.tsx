import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { toastError } from '../../ui/toast/toast.ts'
import { useLoadAccount } from './use-load-account.ts'

/**
 * The guarded pages below a route. When the account changes, as after signing out in another tab, their guard decides
 * again, and a different user gets fresh pages.
 */
export function AccountPages({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { account } = useLoadAccount()
  const identity = account && `${account.email} ${account.role}`
  const lastIdentity = useRef(identity)
  useEffect(() => {
    if (identity === lastIdentity.current) return
    lastIdentity.current = identity
    if (identity === null) {
      toastError('You have been signed out', 'Please sign in again to continue.')
    }
    void router.invalidate()
  }, [identity, router])
  return account ? <Fragment key={account.email}>{children}</Fragment> : null
}
