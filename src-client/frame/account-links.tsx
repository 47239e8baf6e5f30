import { Link } from '@tanstack/react-router'
import type { Account } from '../../shared/people/account.ts'
import { useLoadAccount } from '../auth/session/use-load-account.ts'
import { useSignOut } from '../auth/session/use-sign-out.ts'
import { BookingButton } from '../catalogue/booking-button.tsx'
import css from './header.module.css'

/** The user label in the header: the part of the email before the at sign. */
const userLabel = ({ email }: Account) => email.split('@')[0] ?? email

/** The header's links for signed-in users and for visitors. */
export function AccountLinks({ onNavigate }: { onNavigate: () => void }) {
  const signOut = useSignOut()
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
      <button
        type="button"
        className={css.link}
        onClick={() => {
          onNavigate()
          void signOut()
        }}
      >
        Sign Out
      </button>
    </>
  )
}
