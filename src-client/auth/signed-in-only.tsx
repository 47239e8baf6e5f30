import { Loader } from '@mantine/core'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton } from '../ui/action-button.tsx'
import { toastProblem } from '../ui/toast.ts'
import css from './auth.module.css'
import { useKnownAccount } from './use-known-account.ts'

interface Props {
  /** Administrators only; others are sent to their dashboard. */
  admin?: boolean
  children: ReactNode
}

/** Shows its pages to signed-in users; a signed-out visitor signs in first and comes back. */
export function SignedInOnly({ admin = false, children }: Props) {
  const { account, failed, retry } = useKnownAccount()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (account) wasSignedIn.current = true
  }, [account])
  if (account === undefined) {
    return (
      <div className={css.waiting}>
        {failed ? (
          <>
            <p>We could not check who you are.</p>
            <ActionButton onClick={retry}>Try again</ActionButton>
          </>
        ) : (
          <Loader aria-label="Checking your account" role="status" />
        )}
      </div>
    )
  }
  if (account === null) return <GoSignIn unasked={wasSignedIn.current} />
  if (admin && account.role !== 'admin') return <Navigate to="/dashboard" replace />
  return <Fragment key={account.email}>{children}</Fragment>
}

/**
 * Tells a user who was signed out, for example by a password change elsewhere, why this page is gone. The wanted page
 * is read once, because the address changes on the way to the sign-in page.
 */
function GoSignIn({ unasked }: { unasked: boolean }) {
  const router = useRouter()
  const [redirect] = useState(() => router.state.location.href)
  useEffect(() => {
    if (unasked) toastProblem('You have been signed out', 'Please sign in again to go on.')
  }, [unasked])
  return <Navigate to="/auth" search={{ redirect }} replace />
}
