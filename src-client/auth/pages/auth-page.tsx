import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../../../shared/brand.ts'
import { defaultRedirect, safeRedirect } from '../../../shared/pages/redirect.ts'
import { AuthPanel } from '../forms/auth-panel.tsx'
import { toastGoogleFailed } from '../forms/google-button.tsx'
import { useLoadAccount } from '../session/use-load-account.ts'
import { AuthCard } from './auth-card.tsx'

interface Props {
  redirect: string | undefined
  /** The return from Google failed. */
  googleFailed: boolean
}

/** The sign-in page. A signed-in user is sent on to the page that they redirectTo. */
export function AuthPage({ redirect, googleFailed }: Props) {
  const { account } = useLoadAccount()
  const redirectTo = safeRedirect(redirect)
  useEffect(() => {
    if (googleFailed) toastGoogleFailed()
  }, [googleFailed])
  if (account) {
    const isAtWork = account.role === 'professional' && redirectTo === defaultRedirect
    return <Navigate to={isAtWork ? '/pro' : redirectTo} replace />
  }
  return (
    <AuthCard
      title={`Welcome to ${brand.name}`}
      text="Sign in to your account or create a new one to get started"
    >
      <AuthPanel redirect={redirectTo} />
    </AuthCard>
  )
}
