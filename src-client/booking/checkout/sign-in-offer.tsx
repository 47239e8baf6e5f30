import { useState } from 'react'
import { AuthPanel } from '../../auth/forms/auth-panel.tsx'
import css from './checkout-page.module.css'

/** Offers guests a sign-in, which fills in the form. The page reloads then; what was typed is kept. */
export function SignInOffer({ path }: { path: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className={css.offer}>
      <div className={css.offerText}>
        <p>Have an account, or want one? Sign in, and we fill in your details.</p>
        <button
          type="button"
          className={css.option}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Continue as a guest' : 'Sign in or sign up'}
        </button>
      </div>
      {open ? (
        <AuthPanel isSecondary redirect={path} onSignedIn={() => window.location.reload()} />
      ) : null}
    </section>
  )
}
