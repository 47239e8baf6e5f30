import { Link, useNavigate } from '@tanstack/react-router'
import { passwordLength, resetPasswordInput } from '../../shared/account.ts'
import { safeRedirect } from '../../shared/redirect.ts'
import { faultsOf, messageOf, reasonOf, trpc } from '../trpc.ts'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import { setAccount } from './account.ts'
import css from './auth.module.css'
import { AuthCard } from './auth-card.tsx'
import { type AuthField, AuthForm } from './auth-form.tsx'
import { CheckingLink } from './checking-link.tsx'
import { DeadLink } from './dead-link.tsx'
import { passwordsDiffer } from './new-password.ts'
import { useLinkCheck } from './use-link-check.ts'

const fields: readonly AuthField[] = [
  { name: 'password', label: 'New password', kind: 'password', autoComplete: 'new-password' },
  {
    name: 'confirmPassword',
    label: 'Confirm new password',
    kind: 'password',
    autoComplete: 'new-password',
  },
]

interface Props {
  /** The link's secret, from its fragment. */
  token: string
  redirect: string | undefined
}

export function ResetPasswordPage({ token, redirect }: Props) {
  const navigate = useNavigate()
  const reset = trpc.auth.resetPassword.useMutation()
  const link = useLinkCheck({ token, purpose: 'reset' })
  const wanted = safeRedirect(redirect)
  async function send({ password = '' }: Record<string, string>) {
    try {
      await reset.mutateAsync({ token, password })
    } catch (error) {
      if (reasonOf(error) !== 'LINK_DEAD') {
        toastProblem('Password not changed', messageOf(error) ?? 'Please try again.')
      }
      return faultsOf(error)
    }
    toastSuccess('Password changed', 'Sign in with your new password.')
    setAccount(null)
    await navigate({ to: '/auth', search: { redirect: wanted }, replace: true })
    return undefined
  }
  if (link === 'checking') return <CheckingLink />
  const expired = link === 'expired' || reasonOf(reset.error) === 'LINK_DEAD'
  if (expired && !reset.isSuccess) {
    return (
      <DeadLink age="10 minutes">
        <Link to="/auth/forgot-password" search={{ redirect: wanted }}>
          Get a new link
        </Link>
      </DeadLink>
    )
  }
  return (
    <AuthCard
      title="Choose a new password"
      text="You will be signed out wherever you are signed in now."
    >
      <AuthForm
        fields={fields}
        schema={resetPasswordInput.omit({ token: true })}
        button="Change password"
        busyLabel="Changing..."
        check={passwordsDiffer}
        onSubmit={send}
      >
        <p className={css.hint}>At least {passwordLength.min} characters, of any kind.</p>
      </AuthForm>
    </AuthCard>
  )
}
