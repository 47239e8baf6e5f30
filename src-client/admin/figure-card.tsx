import type { ReactNode } from 'react'
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

/** Wider than a narrow card, and without a place to break. */
const isLong = (value: string) => value.split(' ').some((word) => word.length > 8)

/** One figure with its name. */
export const FigureCard = ({ title, value, note, sample = false, link }: Props) => (
  <div className={css.figure}>
    <dt>{link ?? title}</dt>
    <dd>
      <span className={isLong(value) ? `${css.value} ${css.long}` : css.value}>{value}</span>
      {sample ? <Badge tone="neutral">sample</Badge> : null}
    </dd>
    {note ? (
      <dd className={css.note}>
        <small>{note}</small>
      </dd>
    ) : null}
  </div>
)
