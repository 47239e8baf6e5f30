import { Link, Navigate } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { safeRedirect } from '../../../shared/pages/redirect.ts'
import { verifyEmailInput } from '../../../shared/people/account.ts'
import { errorCode } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { type AuthField, AuthForm } from '../forms/auth-form.tsx'
import { setAccount } from '../session/account.ts'
import { AuthCard } from './auth-card.tsx'
import { CheckingLink } from './checking-link.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { useLinkCheck } from './use-link-check.ts'

const fields: readonly AuthField[] = [
  { name: 'password', label: 'Password', autoComplete: 'current-password' },
]

interface Props {
  /** The link's secret, from its fragment. */
  token: string
  redirect: string | undefined
}

/** The link and the sign-up password together verify the address and sign the user in. */
export function VerifyEmailPage({ token, redirect }: Props) {
  const verify = trpc.auth.verifyEmail.useMutation()
  const link = useLinkCheck({ token, purpose: 'verify' })
  const search = { redirect: safeRedirect(redirect) }
  if (verify.isSuccess) return <Navigate to={search.redirect} replace />
  if (link === 'checking') return <CheckingLink />
  if (link === 'expired' || errorCode(verify.error) === 'LINK_DEAD') {
    return (
      <ExpiredLink age="24 hours">
        Is your account verified already?{' '}
        <Link to="/auth" search={search}>
          Sign in
        </Link>
        . If it is not, we offer to send the email again there.
      </ExpiredLink>
    )
  }
  return (
    <AuthCard
      title="Verify your email address"
      text="Enter the password that you chose when you signed up. It shows that it was you who signed up, and not someone else with your address."
    >
      <AuthForm
        fields={fields}
        schema={z.pick(verifyEmailInput, { password: true })}
        send={({ password }) => verify.mutateAsync({ token, password })}
        submitLabel="Verify my email"
        submittingLabel="Verifying..."
        failed="Not verified"
        onError={(error) => errorCode(error) === 'LINK_DEAD'}
        onSuccess={(account) => {
          toastSuccess('Your email is verified', 'Welcome! You are signed in.')
          setAccount(account)
        }}
      />
      <p className={css.note}>
        <Link to="/auth/forgot-password" search={search}>
          Forgot password?
        </Link>
      </p>
    </AuthCard>
  )
}
