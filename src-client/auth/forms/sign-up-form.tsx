import { passwordLength, signUpInput } from '../../../shared/account.ts'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { type AuthField, AuthForm } from './auth-form.tsx'
import { passwordMismatch } from './password-mismatch.ts'

const fields: readonly AuthField[] = [
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', kind: 'password', autoComplete: 'new-password' },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    kind: 'password',
    autoComplete: 'new-password',
  },
]

interface Props {
  redirect: string
  onSent: (signUp: { email: string; password: string; redirect: string }) => void
  quiet?: boolean | undefined
}

export function SignUpForm({ redirect, onSent, quiet }: Props) {
  const signUp = trpc.auth.signUp.useMutation()
  async function send(values: Record<string, string>) {
    const input = signUpInput.parse({ ...values, redirect })
    try {
      await signUp.mutateAsync(input)
      toastSuccess('Account created!', 'Please check your email to verify your account.')
      onSent({ email: input.email, password: input.password, redirect })
      return undefined
    } catch (error) {
      toastError('Sign up failed', errorMessage(error) ?? 'Please try again.')
      return fieldErrors(error)
    }
  }
  return (
    <AuthForm
      fields={fields}
      schema={signUpInput}
      button="Create account"
      busyLabel="Creating account..."
      quiet={quiet}
      check={passwordMismatch}
      onSubmit={send}
    >
      <p className={css.hint}>
        At least {passwordLength.min} characters, of any kind. A few words make a good password.
      </p>
    </AuthForm>
  )
}
