import css from './badge.module.css'

export type Tone = 'plain' | 'good' | 'done' | 'cool' | 'warm' | 'bad'

interface Props {
  tone: Tone
  /** Before the word stands a dot of the color. */
  dot?: boolean
  children: string
}

/** A word with a color of its own. */
export const Badge = ({ tone, dot, children }: Props) => (
  <span className={css.badge} data-tone={tone} data-dot={dot}>
    {children}
  </span>
)
