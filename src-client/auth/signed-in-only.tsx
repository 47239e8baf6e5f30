import { Loader } from '@mantine/core'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { ActionButton } from '../ui/action-button.tsx'
import css from './auth.module.css'
import { useKnownAccount } from './use-known-account.ts'

interface Props {
  /** Only for administrators; others go to their dashboard. */
  admin?: boolean
  children: ReactNode
}

/** Shows its pages to who may see them; a signed-out visitor signs in first and comes back (specification, section 2). */
export function SignedInOnly({ admin = false, children }: Props) {
  const { account, failed, retry } = useKnownAccount()
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
  if (account === null) return <GoSignIn />
  if (admin && account.role !== 'admin') return <Navigate to="/dashboard" replace />
  return <Fragment key={account.email}>{children}</Fragment>
}

/** Where the person was going is read once: while the way to the sign-in page is under way, the address is that one. */
function GoSignIn() {
  const router = useRouter()
  const [redirect] = useState(() => router.state.location.href)
  return <Navigate to="/auth" search={{ redirect }} replace />
}
