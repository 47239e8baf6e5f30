import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { brand } from '../../../shared/brand.ts'
import type { Flow } from '../flow.ts'
import css from './checkout-page.module.css'

/** The response to an earlier attempt was lost, and the order has been changed since: it must not be booked twice. */
export function AlreadyBookedNotice({ flow }: { flow: Flow }) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} tabIndex={-1} className={css.conflict} role="alert">
      <h2>Your first attempt went through</h2>
      <p>
        It reached us with what you had entered then, and its confirmation is on its way to the
        email address that you had entered. Nothing more has been booked.
      </p>
      <p>
        If something in it was wrong, call <a href={brand.phoneHref}>{brand.phone}</a> or write to{' '}
        <a href={brand.emailHref}>{brand.email}</a>. For a second booking,{' '}
        <Link to="/booking/$flow/schedule" params={{ flow: flow.key }}>
          pick another time
        </Link>
        .
      </p>
    </section>
  )
}
