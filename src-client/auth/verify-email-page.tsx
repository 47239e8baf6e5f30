import { Link, Navigate } from '@tanstack/react-router'
import { verifyEmailInput } from '../../shared/account.ts'
import { safeRedirect } from '../../shared/redirect.ts'
import { faultsOf, messageOf, reasonOf, trpc } from '../trpc.ts'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import { setAccount } from './account.ts'
import css from './auth.module.css'
import { AuthCard } from './auth-card.tsx'
import { type AuthField, AuthForm } from './auth-form.tsx'
import { CheckingLink } from './checking-link.tsx'
import { DeadLink } from './dead-link.tsx'
import { useLinkCheck } from './use-link-check.ts'

const fields: readonly AuthField[] = [
  { name: 'password', label: 'Password', kind: 'password', autoComplete: 'current-password' },
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
  async function send({ password = '' }: Record<string, string>) {
    try {
      const account = await verify.mutateAsync({ token, password })
      toastSuccess('Your e-mail is verified', 'Welcome! You are signed in.')
      setAccount(account)
      return undefined
    } catch (error) {
      if (reasonOf(error) !== 'LINK_DEAD') {
        toastProblem('Not verified', messageOf(error) ?? 'Please try again.')
      }
      return faultsOf(error)
    }
  }
  if (verify.isSuccess) return <Navigate to={search.redirect} replace />
  if (link === 'checking') return <CheckingLink />
  if (link === 'expired' || reasonOf(verify.error) === 'LINK_DEAD') {
    return (
      <DeadLink age="24 hours">
        Is your account verified already?{' '}
        <Link to="/auth" search={search}>
          Sign in
        </Link>
        . If it is not, we offer to send the e-mail again there.
      </DeadLink>
    )
  }
  return (
    <AuthCard
      title="Verify your email address"
      text="Enter the password that you chose when you signed up. It shows that it was you who signed up, and not somebody else with your address."
    >
      <AuthForm
        fields={fields}
        schema={verifyEmailInput.omit({ token: true })}
        button="Verify my e-mail"
        busyLabel="Verifying..."
        onSubmit={send}
      />
      <p className={css.note}>
        <Link to="/auth/forgot-password" search={search}>
          Forgot password?
        </Link>
      </p>
    </AuthCard>
  )
}
