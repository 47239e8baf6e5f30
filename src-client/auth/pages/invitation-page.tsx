import { Link, Navigate } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { brand } from '../../../shared/brand.ts'
import {
  acceptInvitationInput,
  invitationDays,
  passwordLength,
} from '../../../shared/people/account.ts'
import { errorCode } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { type AuthField, AuthForm } from '../forms/auth-form.tsx'
import { setAccount } from '../session/account.ts'
import { AuthCard } from './auth-card.tsx'
import { CheckingLink } from './checking-link.tsx'
import { ExpiredLink } from './expired-link.tsx'

const newPasswordFields: readonly AuthField[] = [
  { name: 'password', label: 'Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
]
const passwordFields: readonly AuthField[] = [
  { name: 'password', label: 'Password', autoComplete: 'current-password' },
]

/** A professional accepts the office's invitation; `token` is the link's secret, from its fragment. */
export function InvitationPage({ token }: { token: string }) {
  const accept = trpc.auth.acceptInvitation.useMutation()
  const { data, isPending } = trpc.auth.checkInvitation.useQuery(
    { token },
    // Otherwise a used link would show as expired while the page is navigating to the next one.
    { enabled: token !== '', staleTime: 'static', gcTime: 0 },
  )
  if (accept.isSuccess) return <Navigate to="/pro" replace />
  if (token !== '' && isPending) return <CheckingLink />
  if (!data || errorCode(accept.error) === 'LINK_DEAD') {
    return (
      <ExpiredLink age={`${invitationDays} days`}>
        Have you set up your sign-in already? <Link to="/auth">Sign in</Link>. If you have not, ask
        the office for a new invitation.
      </ExpiredLink>
    )
  }
  const { email, firstName, hasPassword } = data
  return (
    <AuthCard
      title={`Welcome, ${firstName}`}
      text={
        hasPassword
          ? `You have a ${brand.name} account. Enter its password to see your visits as a professional with ${email}.`
          : `Choose a password. You sign in with it and ${email} to see your visits.`
      }
    >
      <AuthForm
        fields={hasPassword ? passwordFields : newPasswordFields}
        schema={z.pick(acceptInvitationInput, { password: true })}
        send={({ password }) => accept.mutateAsync({ token, password })}
        submitLabel="Set up my sign-in"
        submittingLabel="Setting up..."
        failed="Not set up"
        onError={(error) => errorCode(error) === 'LINK_DEAD'}
        onSuccess={(account) => {
          toastSuccess('You are signed in', 'These are your visits.')
          setAccount(account)
        }}
      >
        {hasPassword ? null : (
          <p className={css.hint}>At least {passwordLength.min} characters, of any kind.</p>
        )}
      </AuthForm>
      {hasPassword ? (
        <p className={css.note}>
          <Link to="/auth/forgot-password">Forgot password?</Link>
        </p>
      ) : null}
    </AuthCard>
  )
}
