import { useEffect, useRef } from 'react'
import css from './checkout-page.module.css'

/** The answer to an earlier try was lost on its way, and the order has been changed since: it must not be booked twice. */
export function SentBefore() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className={css.taken} role="alert">
      <h2>Your first try went through</h2>
      <p>
        It reached us with what you had entered then, and its confirmation is on its way to you by
        e-mail. Confirm again only if you want a second booking.
      </p>
    </section>
  )
}
