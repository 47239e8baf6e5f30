import { useEffect, useRef } from 'react'
import { messageOf, trpc } from '../trpc.ts'
import { toastProblem } from '../ui/toast.ts'
import css from './auth.module.css'

interface Props {
  signUp: { email: string; password: string; redirect: string }
  title: string
  text: string
}

/** Says that an email is on its way, and sends it again with the data of the sign-up. */
export function MailSent({ signUp, title, text }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const again = trpc.auth.signUp.useMutation({
    onError: (error) =>
      toastProblem('The e-mail was not sent', messageOf(error) ?? 'Please try again.'),
  })
  return (
    <section ref={box} tabIndex={-1} className={css.sent} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {text} <strong>{signUp.email}</strong>
      </p>
      {again.isSuccess ? (
        <p role="status">
          We have sent it again, unless one went out within the last minute. Look in your spam
          folder too.
        </p>
      ) : (
        <button
          type="button"
          className={css.textButton}
          disabled={again.isPending}
          onClick={() => again.mutate(signUp)}
        >
          Send the e-mail again
        </button>
      )}
    </section>
  )
}
