import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackIcon } from '../../ui/icons.tsx'
import css from '../auth.module.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** The card around the account pages. */
export const AuthCard = ({ title, text, children }: Props) => (
  <div className={`wide ${css.page}`}>
    <p className={css.home}>
      <Link to="/">
        <BackIcon size={18} /> Back to home
      </Link>
    </p>
    <section className={css.card}>
      <div className={css.head}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </section>
  </div>
)
