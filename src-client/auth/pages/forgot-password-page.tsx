import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { safeRedirect } from '../../../shared/pages/redirect.ts'
import { type AccountMailInput, accountMailInput } from '../../../shared/people/account.ts'
import { trpc } from '../../trpc.ts'
import css from '../auth.module.css'
import { type AuthField, AuthForm } from '../forms/auth-form.tsx'
import { AuthCard } from './auth-card.tsx'

const fields: readonly AuthField[] = [{ name: 'email', label: 'Email', autoComplete: 'username' }]

/**
 * Requests a link to set a new password. The answer is the same for every address, so it does not reveal who has an
 * account.
 */
export function ForgotPasswordPage({ redirect }: { redirect: string | undefined }) {
  const request = trpc.auth.requestPasswordReset.useMutation()
  const [sentTo, setSentTo] = useState<string>()
  const redirectTo = safeRedirect(redirect)
  const send = ({ email }: AccountMailInput) => request.mutateAsync({ email, redirect: redirectTo })
  return (
    <AuthCard title="Forgot your password?" text="We will send you a link to choose a new one.">
      {sentTo ? (
        <section className={css.sent} role="status">
          <h2>Check your email</h2>
          <p>
            If <strong>{sentTo}</strong> has an account, a link is on its way. It works for 10
            minutes.
          </p>
        </section>
      ) : (
        <AuthForm
          fields={fields}
          schema={accountMailInput}
          send={send}
          submitLabel="Send the link"
          submittingLabel="Sending..."
          failed="The email was not sent"
          onSuccess={(_, { email }) => setSentTo(email)}
        />
      )}
      <p className={css.note}>
        <Link to="/auth" search={{ redirect: redirectTo }}>
          Back to sign in
        </Link>
      </p>
    </AuthCard>
  )
}
