import type { ReactNode } from 'react'
import css from './content.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** The URL of a scene, 4:3. */
  picture?: string | undefined
  children: ReactNode
}

/** A text page: its title, an introductory sentence, and its content. */
export const ContentPage = ({ title, lead, picture, children }: Props) => (
  <div className={`wide ${css.page}`}>
    <header className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      {picture ? (
        <img className={css.picture} src={picture} alt="" width="400" height="300" />
      ) : null}
    </header>
    {children}
  </div>
)
