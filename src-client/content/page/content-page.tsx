import type { ReactNode } from 'react'
import css from './content.module.css'

interface Props {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A text page: its title, an introductory sentence, and its content. */
export const ContentPage = ({ title, lead, children }: Props) => (
  <div className={`wide ${css.page}`}>
    <header className={css.head}>
      <h1>{title}</h1>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </header>
    {children}
  </div>
)
