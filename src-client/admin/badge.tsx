import css from './badge.module.css'

/** A word with a color of its own. */
export const Badge = ({ tone, children }: { tone: string; children: string }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)
