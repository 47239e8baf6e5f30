import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../../../shared/brand.ts'
import { safeRedirect } from '../../../shared/redirect.ts'
import { AuthPanel } from '../forms/auth-panel.tsx'
import { toastGoogleFailed } from '../forms/google-button.tsx'
import { useKnownAccount } from '../session/use-known-account.ts'
import { AuthCard } from './auth-card.tsx'

interface Props {
  redirect: string | undefined
  /** The way back from Google ended here. */
  googleFailed: boolean
}

/** Who is signed in, or has just signed in, goes on to where they were going. */
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
