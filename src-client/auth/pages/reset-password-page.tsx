import { Link, useNavigate } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { safeRedirect } from '../../../shared/pages/redirect.ts'
import { passwordLength, resetPasswordInput } from '../../../shared/people/account.ts'
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
  { name: 'password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
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
  const search = { redirect: safeRedirect(redirect) }
  if (link === 'checking') return <CheckingLink />
  const isExpired = link === 'expired' || errorCode(reset.error) === 'LINK_DEAD'
  if (isExpired && !reset.isSuccess) {
    return (
      <ExpiredLink age="10 minutes">
        <Link to="/auth/forgot-password" search={search}>
          Get a new link
        </Link>
      </ExpiredLink>
    )
  }
  return (
    <AuthCard
      title="Choose a new password"
      text="You will be signed out wherever you are signed in now."
    >
      <AuthForm
        fields={fields}
        schema={z.pick(resetPasswordInput, { password: true })}
        send={({ password }) => reset.mutateAsync({ token, password })}
        submitLabel="Change password"
        submittingLabel="Changing..."
        failed="Password not changed"
        onError={(error) => errorCode(error) === 'LINK_DEAD'}
        onSuccess={() => {
          toastSuccess('Password changed', 'Sign in with your new password.')
          setAccount(null)
          return navigate({ to: '/auth', search, replace: true })
        }}
      >
        <p className={css.hint}>At least {passwordLength.min} characters, of any kind.</p>
      </AuthForm>
    </AuthCard>
  )
}
