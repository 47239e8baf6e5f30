import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'
import { toastProblem } from '../ui/toast.ts'
import css from './auth.module.css'

interface Props {
  email: string
  redirect: string
  title: string
  text: string
}

/** A mail is on its way, and can be sent again. */
export function MailSent({ email, redirect, title, text }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const resend = trpc.auth.resendVerification.useMutation({
    onError: () => toastProblem('The e-mail was not sent', 'Please try again.'),
  })
  return (
    <section ref={box} tabIndex={-1} className={css.sent} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {text} <strong>{email}</strong>
      </p>
      {resend.isSuccess ? (
        <p role="status">It is on its way again. Look into your spam folder too.</p>
      ) : (
        <button
          type="button"
          className={css.textButton}
          disabled={resend.isPending}
          onClick={() => resend.mutate({ email, redirect })}
        >
          Send the e-mail again
        </button>
      )}
    </section>
  )
}
