import css from './stars.module.css'

/** A rating of 1 to 5, as stars and as text. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className={css.stars} role="img" aria-label={`${rating} of 5 stars`}>
    {'★'.repeat(rating)}
    <span className={css.empty}>{'★'.repeat(5 - rating)}</span>
  </span>
)
