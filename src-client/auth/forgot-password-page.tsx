import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountMailInput } from '../../shared/account.ts'
import { safeRedirect } from '../../shared/redirect.ts'
import { faultsOf, messageOf, trpc } from '../trpc.ts'
import { toastProblem } from '../ui/toast.ts'
import css from './auth.module.css'
import { AuthCard } from './auth-card.tsx'
import { type AuthField, AuthForm } from './auth-form.tsx'

const fields: readonly AuthField[] = [
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
]

/**
 * Requests a link to set a new password. The answer is the same for every address, so it does not reveal who has an
 * account.
 */
export function ForgotPasswordPage({ redirect }: { redirect: string | undefined }) {
  const request = trpc.auth.requestPasswordReset.useMutation()
  const [sentTo, setSentTo] = useState<string>()
  const wanted = safeRedirect(redirect)
  async function send(values: Record<string, string>) {
    const input = accountMailInput.parse({ ...values, redirect: wanted })
    try {
      await request.mutateAsync(input)
      setSentTo(input.email)
      return undefined
    } catch (error) {
      toastProblem('The e-mail was not sent', messageOf(error) ?? 'Please try again.')
      return faultsOf(error)
    }
  }
  return (
    <AuthCard
      title="Forgot your password?"
      text="We send you a link with which you choose a new one."
    >
      {sentTo ? (
        <section className={css.sent} role="status">
          <h2>Check your e-mail</h2>
          <p>
            If <strong>{sentTo}</strong> has an account, a link is on its way. It works for 10
            minutes.
          </p>
        </section>
      ) : (
        <AuthForm
          fields={fields}
          schema={accountMailInput}
          button="Send the link"
          busyLabel="Sending..."
          onSubmit={send}
        />
      )}
      <p className={css.note}>
        <Link to="/auth" search={{ redirect: wanted }}>
          Back to sign in
        </Link>
      </p>
    </AuthCard>
  )
}
