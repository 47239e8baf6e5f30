import { useIntersection } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { LazyVerifiedReviews } from '../reviews/lazy-verified-reviews.tsx'
import { SampleReviewCard } from '../reviews/sample-review-card.tsx'
import { sampleReviews } from '../reviews/sample-reviews.ts'
import landing from './landing-reviews.module.css'

const limit = 3

/** Reviews of completed bookings, fetched once they are a screen away; then samples. */
export function LandingReviews() {
  const { ref, entry } = useIntersection({ rootMargin: '100% 0px' })
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setIsNear(true)
  }, [entry])
  return (
    <div ref={ref} className={landing.reviews}>
      {isNear ? <LazyVerifiedReviews title="What customers say" limit={limit} /> : null}
      <section className={`${css.part} ${landing.samples}`}>
        <h2>What reviews look like</h2>
        <ul className={cards.cards}>
          {sampleReviews.slice(0, limit).map((review) => (
            <SampleReviewCard key={review.id} review={review} />
          ))}
        </ul>
      </section>
      <p className={css.onward}>
        <Link to="/reviews">All reviews and ratings</Link>
      </p>
    </div>
  )
}
