import { findService } from '../../../shared/catalogue.ts'
import { Badge } from '../../ui/badge.tsx'
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
    <p className={css.by}>
      <strong>{review.name}</strong>, {review.location}
      <br />
      {findService(review.serviceId)?.title}, {review.date}. {review.helpful} found it helpful.
    </p>
  </li>
)
