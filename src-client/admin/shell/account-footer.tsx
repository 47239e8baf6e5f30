import { Link } from '@tanstack/react-router'
import { useLoadAccount } from '../../auth/session/use-load-account.ts'
import { useSignOut } from '../../auth/session/use-sign-out.ts'
import { SchemeSwitch } from '../../frame/scheme-switch.tsx'
import css from './admin-layout.module.css'

/** Who is at work, and the ways out of the panel. */
export function AccountFooter({ onKeys }: { onKeys?: () => void }) {
  const { account } = useLoadAccount()
  const signOut = useSignOut()
  return (
    <div className={css.account}>
      <p>
        <span title={account?.email}>{account?.email.split('@')[0]}</span>
        {onKeys ? <SchemeSwitch /> : null}
      </p>
      <Link to="/">Website</Link>
      {onKeys ? (
        <button type="button" onClick={onKeys}>
          Shortcuts
        </button>
      ) : null}
      <button type="button" onClick={() => void signOut()}>
        Sign Out
      </button>
    </div>
  )
}
