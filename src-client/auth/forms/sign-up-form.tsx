import { passwordLength, type SignUpInput, signUpInput } from '../../../shared/people/account.ts'
import { trpc } from '../../trpc.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { type AuthField, AuthForm } from './auth-form.tsx'

const fields: readonly AuthField[] = [
  { name: 'email', label: 'Email', autoComplete: 'username' },
  { name: 'password', label: 'Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
]

interface Props {
  redirect: string
  onSent: (signUp: { email: string; password: string; redirect: string }) => void
  isSecondary?: boolean | undefined
}

export function SignUpForm({ redirect, onSent, isSecondary }: Props) {
  const signUp = trpc.auth.signUp.useMutation()
  const send = (input: SignUpInput) => signUp.mutateAsync({ ...input, redirect })
  return (
    <AuthForm
      fields={fields}
      schema={signUpInput}
      send={send}
      submitLabel="Create account"
      submittingLabel="Creating account..."
      isSecondary={isSecondary}
      failed="Sign up failed"
      onSuccess={(_, { email, password }) => {
        toastSuccess('Account created!', 'Please check your email to verify your account.')
        onSent({ email, password, redirect })
      }}
    >
      <p className={css.hint}>
        At least {passwordLength.min} characters, of any kind. A few words make a good password.
      </p>
    </AuthForm>
  )
}
