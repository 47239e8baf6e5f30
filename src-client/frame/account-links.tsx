import { Link, useNavigate } from '@tanstack/react-router'
import type { Account } from '../../shared/people/account.ts'
import { setAccount } from '../auth/session/account.ts'
import { useLoadAccount } from '../auth/session/use-load-account.ts'
import { BookingButton } from '../catalogue/booking-button.tsx'
import { toastError } from '../ui/toast/toast.ts'
import css from './header.module.css'

/** The user label in the header: the part of the email before the at sign. */
const userLabel = ({ email }: Account) => email.split('@')[0] ?? email

/** The header's links for signed-in users and for visitors. */
export function AccountLinks({ onNavigate }: { onNavigate: () => void }) {
  const navigate = useNavigate()
  const { account } = useLoadAccount()
  const link = {
    className: css.link,
    onClick: onNavigate,
    activeProps: { 'aria-current': 'page' },
  } as const
  if (!account) {
    return (
      <>
        <Link to="/auth" {...link}>
          Sign In
        </Link>
        <BookingButton className={css.start ?? ''} to="/services" onClick={onNavigate}>
          Get Started
        </BookingButton>
      </>
    )
  }
  async function signOut(): Promise<void> {
    onNavigate()
    try {
      // Leaves the page before the session ends; otherwise its pending queries would be refused as if the session had
      // ended elsewhere.
      await navigate({ to: '/' })
      const { trpcClient } = await import('../trpc.ts')
      await trpcClient.auth.signOut.mutate()
    } catch (error) {
      console.error('Sign-out failed:', error)
      toastError('You are still signed in', 'Signing out did not work. Please try again.')
      return
    }
    setAccount(null)
  }
  return (
    <>
      <Link to="/dashboard" {...link}>
        Dashboard
      </Link>
      {account.role === 'professional' ? (
        <Link to="/pro" {...link}>
          My Visits
        </Link>
      ) : null}
      {account.role === 'admin' ? (
        <Link to="/admin" {...link}>
          Admin
        </Link>
      ) : null}
      <span className={css.user} title={account.email}>
        {userLabel(account)}
      </span>
      <button type="button" className={css.link} onClick={() => void signOut()}>
        Sign Out
      </button>
    </>
  )
}
