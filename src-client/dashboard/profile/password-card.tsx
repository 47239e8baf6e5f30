import { Button } from '@mantine/core'
import { useState } from 'react'
import { changePasswordInput } from '../../../shared/people/account.ts'
import { type AuthField, AuthForm } from '../../auth/forms/auth-form.tsx'
import { useAccount } from '../../auth/session/account.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../dashboard.module.css'

const fields: readonly AuthField[] = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password' },
  { name: 'password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
]

/** Changes the password; users who sign in with Google are emailed a link to set one. */
export const PasswordCard = ({ hasPassword }: { hasPassword: boolean }) => (
  <section className={css.card}>
    <h2>Password</h2>
    <div className={css.narrow}>{hasPassword ? <ChangePassword /> : <FirstPassword />}</div>
  </section>
)

function ChangePassword() {
  const change = trpc.auth.changePassword.useMutation()
  /** A new key empties the form. */
  const [formKey, setFormKey] = useState(0)
  return (
    <AuthForm
      key={formKey}
      isSecondary
      fields={fields}
      schema={changePasswordInput}
      send={change.mutateAsync}
      submitLabel="Change password"
      submittingLabel="Changing..."
      failed="Password not changed"
      onSuccess={() => {
        toastSuccess('Password changed', 'You are signed out on your other devices.')
        setFormKey(formKey + 1)
      }}
    />
  )
}

function FirstPassword() {
  const account = useAccount()
  const request = trpc.auth.requestPasswordReset.useMutation()
  const { submit, isSubmitting } = useSubmit(request.mutateAsync, {
    failed: 'The email was not sent',
  })
  return request.isSuccess ? (
    <p role="status">A link is on its way to {account?.email}. It works for 10 minutes.</p>
  ) : (
    <>
      <p className={css.quiet}>You sign in with Google. You can have a password as well.</p>
      <p>
        <Button
          variant="default"
          loading={isSubmitting}
          onClick={() => account && submit({ email: account.email })}
        >
          Send me a link to set one
        </Button>
      </p>
    </>
  )
}
