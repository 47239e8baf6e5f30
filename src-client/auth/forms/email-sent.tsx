import { useEffect, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import css from '../auth.module.css'

interface Props {
  signUp: { email: string; password: string; redirect: string }
  title: string
  text: string
}

/** Says that an email is on its way, and sends it again with the data of the sign-up. */
export function EmailSent({ signUp, title, text }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const resend = trpc.auth.signUp.useMutation()
  const { submit, isSubmitting } = useSubmit(resend.mutateAsync, {
    failed: 'The email was not sent',
  })
  return (
    <section ref={section} tabIndex={-1} className={css.sent} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {text} <strong>{signUp.email}</strong>
      </p>
      {resend.isSuccess ? (
        <p role="status">
          We have sent it again, unless one went out within the last minute. Look in your spam
          folder too.
        </p>
      ) : (
        <button
          type="button"
          className={css.textButton}
          disabled={isSubmitting}
          onClick={() => submit(signUp)}
        >
          Send the email again
        </button>
      )}
    </section>
  )
}
