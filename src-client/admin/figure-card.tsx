import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import css from './figure-card.module.css'

interface Props {
  title: string
  value: string
  /** A line below the figure. */
  note?: string
  /** The value is a placeholder, labeled as a sample, because there is no data for it yet. */
  sample?: boolean
  /** A link to the rows behind the figure. */
  link?: ReactNode
}

/** Of the longest word, which has no place to break: it is set as small as its card needs. */
const lettersOf = (value: string) => Math.max(...value.split(' ').map((word) => word.length))

/** One figure with its name. */
export const FigureCard = ({ title, value, note, sample = false, link }: Props) => (
  <div className={css.figure}>
    <dt>{link ?? title}</dt>
    <dd>
      <span className={css.value} style={{ '--letters': lettersOf(value) } as CSSProperties}>
        {value}
      </span>
      {sample ? <Badge tone="neutral">sample</Badge> : null}
    </dd>
    {note ? (
      <dd className={css.note}>
        <small>{note}</small>
      </dd>
    ) : null}
  </div>
)
