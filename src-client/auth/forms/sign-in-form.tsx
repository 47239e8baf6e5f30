import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type SignInInput, signInInput } from '../../../shared/people/account.ts'
import { errorCode, errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'
import { setAccount } from '../session/account.ts'
import { type AuthField, AuthForm } from './auth-form.tsx'
import { EmailSent } from './email-sent.tsx'

const fields: readonly AuthField[] = [
  { name: 'email', label: 'Email', autoComplete: 'username' },
  { name: 'password', label: 'Password', autoComplete: 'current-password' },
]

interface Props {
  redirect: string
  onSignedIn?: (() => void) | undefined
  isSecondary?: boolean | undefined
}

export function SignInForm({ redirect, onSignedIn, isSecondary }: Props) {
  const signIn = trpc.auth.signIn.useMutation()
  const [unconfirmed, setUnconfirmed] = useState<SignInInput>()
  async function send(input: SignInInput) {
    setUnconfirmed(undefined)
    try {
      return await signIn.mutateAsync(input)
    } catch (error) {
      if (errorCode(error) === 'EMAIL_NOT_CONFIRMED') setUnconfirmed(input)
      throw error
    }
  }
  return (
    <>
      <AuthForm
        fields={fields}
        schema={signInInput}
        send={send}
        submitLabel="Sign In"
        submittingLabel="Signing in..."
        isSecondary={isSecondary}
        failed="Sign in failed"
        failedText={(error) =>
          errorMessage(error) ?? 'Please check your credentials and try again.'
        }
        readErrors={(error) =>
          errorCode(error) === 'WRONG_CREDENTIALS'
            ? { password: 'Email and password do not match.' }
            : fieldErrors(error)
        }
        onSuccess={(account) => {
          toastSuccess('Welcome back!', "You've been signed in successfully.")
          setAccount(account)
          onSignedIn?.()
        }}
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
          text="Open the link in the email that we sent to"
        />
      ) : null}
    </>
  )
}
