import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../../shared/brand.ts'
import { safeRedirect } from '../../shared/redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { toastGoogleFailed } from './google-button.tsx'
import { useKnownAccount } from './use-known-account.ts'

interface Props {
  redirect: string | undefined
  /** The return from Google failed. */
  googleFailed: boolean
}

/** The sign-in page. A signed-in user is sent on to the page that they wanted. */
export function AuthPage({ redirect, googleFailed }: Props) {
  const { account } = useKnownAccount()
  const wanted = safeRedirect(redirect)
  useEffect(() => {
    if (googleFailed) toastGoogleFailed()
  }, [googleFailed])
  if (account) return <Navigate to={wanted} replace />
  return (
    <AuthCard
      title={`Welcome to ${brand.name}`}
      text="Sign in to your account or create a new one to get started"
    >
      <AuthPanel redirect={wanted} />
    </AuthCard>
  )
}
