import { Link } from '@tanstack/react-router'
import { safeRedirect } from '../../shared/redirect.ts'
import { reasonOf, trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import css from './auth.module.css'
import { AuthCard } from './auth-card.tsx'

interface Props {
  /** The secret of the link, from behind the #. */
  token: string
  redirect: string | undefined
}

/** A click of one's own verifies: programs that open the links of a mail do not use it up. */
export function VerifyEmailPage({ token, redirect }: Props) {
  const verify = trpc.auth.verifyEmail.useMutation()
  const search = { redirect: safeRedirect(redirect) }
  if (verify.isSuccess) {
    return (
      <AuthCard
        title="Your e-mail is verified"
        text={`${verify.data.email} is ready. Sign in, and off you go.`}
      >
        <ActionLink to="/auth" search={search} fullWidth>
          Sign In
        </ActionLink>
      </AuthCard>
    )
  }
  if (token === '' || reasonOf(verify.error) === 'LINK_DEAD') {
    return (
      <AuthCard
        title="This link no longer works"
        text="It has been used, or it is older than 24 hours."
      >
        <p>
          Is your account verified already?{' '}
          <Link to="/auth" search={search}>
            Sign in
          </Link>
          . If it is not, we offer to send the e-mail again there.
        </p>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Verify your e-mail address" text="One click, and your account is ready.">
      <ActionButton fullWidth loading={verify.isPending} onClick={() => verify.mutate({ token })}>
        Verify my e-mail
      </ActionButton>
      {verify.isError ? (
        <p role="alert" className={css.fault}>
          That did not work. Please try again.
        </p>
      ) : null}
    </AuthCard>
  )
}
