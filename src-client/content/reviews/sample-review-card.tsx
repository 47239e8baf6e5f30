import { findService } from '../../../shared/catalogue.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './review-card.module.css'
import type { SampleReview } from './sample-reviews.ts'

/** A testimonial, labeled as a sample. */
export const SampleReviewCard = ({ review }: { review: SampleReview }) => (
  <li className={css.card}>
    <p className={css.head}>
      <Stars rating={review.rating} />
      <Badge tone="neutral">Sample</Badge>
    </p>
    <blockquote>{review.text}</blockquote>
    <div className={css.author}>
      <img src={review.avatar} alt="" width="48" height="48" loading="lazy" />
      <p className={css.by}>
        <strong>{review.name}</strong>, {review.location}
        {review.verified ? (
          <span className={css.verified}>
            <CheckIcon size={14} /> Verified customer (sample)
          </span>
        ) : null}
        <br />
        {findService(review.serviceId)?.title}, {review.date}. {review.helpful} found it helpful.
      </p>
    </div>
  </li>
)
