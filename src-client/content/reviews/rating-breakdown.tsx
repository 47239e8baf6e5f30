import { formatNumber } from '../../../shared/format/numbers.ts'
import { marketingFigures } from '../../../shared/promises.ts'
import css from './rating-breakdown.module.css'
import { ratingBreakdown } from './sample-reviews.ts'

const total = Number(marketingFigures.reviews.replace(',', ''))
const countOf = (percent: number) => formatNumber(Math.round((total * percent) / 100))

/** The stated share of reviews for each number of stars. */
export const RatingBreakdown = () => (
  <ul className={css.list}>
    {ratingBreakdown.map(({ stars, percent }) => (
      <li key={stars}>
        <span className={css.stars}>{stars} ★</span>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" rx="5" className={css.ground} />
          <rect width={`${Math.max(percent, 3)}%`} height="100%" rx="5" className={css.bar} />
        </svg>
        <span className="figures">{percent}%</span>
        <span className={`figures ${css.count}`}>{countOf(percent)}</span>
      </li>
    ))}
  </ul>
)
