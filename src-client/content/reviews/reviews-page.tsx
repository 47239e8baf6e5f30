import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { marketingFigures } from '../../../shared/promises.ts'
import { Badge } from '../../ui/badge.tsx'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { NextStep } from '../page/next-step.tsx'
import rating from '../page/scenes/rating.svg'
import { LazyVerifiedReviews } from './lazy-verified-reviews.tsx'
import { RatingBreakdown } from './rating-breakdown.tsx'
import { SampleReviewCard } from './sample-review-card.tsx'
import { sampleCategoryRatings, sampleReviews } from './sample-reviews.ts'

const trust: { title: string; text: string }[] = [
  {
    title: 'Only after a visit',
    text: 'A review can be written once for a booking, by the customer who made it, when the work is completed.',
  },
  {
    title: 'Never bought, never edited',
    text: 'We never pay for a good review or change a word of a bad one. We may answer in public.',
  },
  {
    title: 'Hidden only with a reason',
    text: 'We hide a review only if it gives away private details, is abusive or unlawful, or is not about the visit. A low rating is never a reason.',
  },
]

/** The stated figures, testimonials labeled as samples, and the verified reviews. */
export const ReviewsPage = () => (
  <ContentPage
    title="What customers say"
    lead={`${marketingFigures.rating} of 5 stars on average, from ${marketingFigures.reviews} reviews: ${marketingFigures.fiveStarPercent}% gave five. ${marketingFigures.customers} customers served, ${marketingFigures.satisfactionPercent}% of them satisfied.`}
    picture={rating}
  >
    <LazyVerifiedReviews title="Verified reviews" />
    <section className={css.part}>
      <h2>Sample testimonials</h2>
      <p className={css.small}>
        Written by us, to show what reviews look like. Reviews marked Verified are from completed
        bookings.
      </p>
      <ul className={cards.cards}>
        {sampleReviews.map((review) => (
          <SampleReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </section>
    <div className={css.split}>
      <section className={css.part}>
        <h2>Rating breakdown</h2>
        <RatingBreakdown />
      </section>
      <section className={css.part}>
        <h2>
          By kind of work <Badge tone="neutral">Sample</Badge>
        </h2>
        <ul className={css.plainList}>
          {sampleCategoryRatings.map(({ name, rating: average, reviews }) => (
            <li key={name} className={css.row}>
              <span>{name}</span>
              <span className="figures">
                {average.toFixed(1)} ★ <small>{formatNumber(reviews)} reviews</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
    <section className={css.part}>
      <h2>Why you can rely on them</h2>
      <ul className={cards.cards}>
        {trust.map(({ title, text }) => (
          <li key={title} className={cards.card}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        Have we done a job for you?{' '}
        <Link to="/dashboard/bookings">Review it in your dashboard</Link>, or through the link in
        your confirmation email.
      </p>
    </section>
    <NextStep
      title="Book your first visit"
      text="Pick a service, see the price, and choose a time."
    />
  </ContentPage>
)
