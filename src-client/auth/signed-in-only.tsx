import { Loader } from '@mantine/core'
import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  const wanted = useRouterState({ select: (state) => state.location.href })
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
  if (account === null) return <Navigate to="/auth" search={{ redirect: wanted }} replace />
  if (admin && account.role !== 'admin') return <Navigate to="/dashboard" replace />
  return children
}
