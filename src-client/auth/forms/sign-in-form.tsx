import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type SignInInput, signInInput } from '../../../shared/account.ts'
import { errorCode, errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { setAccount } from '../session/account.ts'
import { type AuthField, AuthForm } from './auth-form.tsx'
import { EmailSent } from './email-sent.tsx'

const fields: readonly AuthField[] = [
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', kind: 'password', autoComplete: 'current-password' },
]

interface Props {
  redirect: string
  onSignedIn?: (() => void) | undefined
  quiet?: boolean | undefined
}

export function SignInForm({ redirect, onSignedIn, quiet }: Props) {
  const signIn = trpc.auth.signIn.useMutation()
  const [unconfirmed, setUnconfirmed] = useState<SignInInput>()
  async function send(values: Record<string, string>) {
    setUnconfirmed(undefined)
    const input = signInInput.parse(values)
    try {
      const account = await signIn.mutateAsync(input)
      toastSuccess('Welcome back!', "You've been signed in successfully.")
      setAccount(account)
      onSignedIn?.()
      return undefined
    } catch (error) {
      toastError(
        'Sign in failed',
        errorMessage(error) ?? 'Please check your credentials and try again.',
      )
      if (errorCode(error) === 'EMAIL_NOT_CONFIRMED') setUnconfirmed(input)
      return errorCode(error) === 'WRONG_CREDENTIALS'
        ? { password: 'E-mail and password do not fit together.' }
        : fieldErrors(error)
    }
  }
  return (
    <>
      <AuthForm
        fields={fields}
        schema={signInInput}
        button="Sign In"
        busyLabel="Signing in..."
        quiet={quiet}
        onSubmit={send}
      >
        <p className={css.forgot}>
          <Link to="/auth/forgot-password" search={{ redirect }}>
            Forgot password?
          </Link>
        </p>
      </AuthForm>
      {unconfirmed ? (
        <EmailSent
          signUp={{ ...unconfirmed, redirect }}
          title="Email not confirmed"
          text="Open the link in the e-mail that we sent to"
        />
      ) : null}
    </>
  )
}
