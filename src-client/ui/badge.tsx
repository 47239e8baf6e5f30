import css from './badge.module.css'

export type Tone = 'neutral' | 'success' | 'done' | 'info' | 'warning' | 'danger'

interface Props {
  tone: Tone
  /** A dot in the color precedes the label. */
  dot?: boolean
  children: string
}

/** A label with a color of its own. */
export const Badge = ({ tone, dot, children }: Props) => (
  <span className={css.badge} data-tone={tone} data-dot={dot}>
    {children}
  </span>
)
