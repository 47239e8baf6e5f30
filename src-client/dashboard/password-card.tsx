import { Button } from '@mantine/core'
import { useState } from 'react'
import { changePasswordInput } from '../../shared/account.ts'
import { useAccount } from '../auth/account.ts'
import { type AuthField, AuthForm } from '../auth/auth-form.tsx'
import { passwordsDiffer } from '../auth/new-password.ts'
import { faultsOf, messageOf, trpc } from '../trpc.ts'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import css from './dashboard.module.css'

const fields: readonly AuthField[] = [
  {
    name: 'current',
    label: 'Current password',
    kind: 'password',
    autoComplete: 'current-password',
  },
  { name: 'password', label: 'New password', kind: 'password', autoComplete: 'new-password' },
  {
    name: 'confirmPassword',
    label: 'Confirm new password',
    kind: 'password',
    autoComplete: 'new-password',
  },
]

/** Changes the password. A user who signs in with Google sets one through an emailed link. */
export const PasswordCard = ({ hasPassword }: { hasPassword: boolean }) => (
  <section className={css.card}>
    <h2>Password</h2>
    <div className={css.narrow}>{hasPassword ? <ChangePassword /> : <FirstPassword />}</div>
  </section>
)

function ChangePassword() {
  const change = trpc.auth.changePassword.useMutation()
  const [times, setTimes] = useState(0)
  async function send({ current = '', password = '' }: Record<string, string>) {
    try {
      await change.mutateAsync({ current, password })
      toastSuccess('Password changed', 'You are signed out on your other devices.')
      setTimes(times + 1)
      return undefined
    } catch (error) {
      toastProblem('Password not changed', messageOf(error) ?? 'Please try again.')
      return faultsOf(error)
    }
  }
  return (
    <AuthForm
      key={times}
      quiet
      fields={fields}
      schema={changePasswordInput}
      button="Change password"
      busyLabel="Changing..."
      check={passwordsDiffer}
      onSubmit={send}
    />
  )
}

function FirstPassword() {
  const account = useAccount()
  const request = trpc.auth.requestPasswordReset.useMutation({
    onError: () => toastProblem('The e-mail was not sent', 'Please try again.'),
  })
  return request.isSuccess ? (
    <p role="status">A link is on its way to {account?.email}. It works for 10 minutes.</p>
  ) : (
    <>
      <p className={css.quiet}>You sign in with Google. You can have a password as well.</p>
      <p>
        <Button
          variant="default"
          loading={request.isPending}
          onClick={() => account && request.mutate({ email: account.email })}
        >
          Send me a link to set one
        </Button>
      </p>
    </>
  )
}
