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

/** Longer words are wider than a narrow card, and have no place to break. */
const longest = 8
/** Such as a million dollars to the cent. */
const veryLong = 12

function sizeOf(value: string): string {
  const letters = Math.max(...value.split(' ').map((word) => word.length))
  if (letters <= longest) return ''
  return letters < veryLong ? (css.long ?? '') : (css.veryLong ?? '')
}

/** One figure with its name. */
export const FigureCard = ({ title, value, note, sample = false, link }: Props) => (
  <div className={css.figure}>
    <dt>{link ?? title}</dt>
    <dd>
      <span className={`${css.value} ${sizeOf(value)}`}>{value}</span>
      {sample ? <Badge tone="neutral">sample</Badge> : null}
    </dd>
    {note ? (
      <dd className={css.note}>
        <small>{note}</small>
      </dd>
    ) : null}
  </div>
)
