import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../content/reviews/reviews-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/reviews')({
  head: () =>
    publicHead({
      title: 'Reviews',
      description:
        'What customers say about cleaning, repairs, moving and more: verified reviews, ratings and samples.',
      path: '/reviews',
      image: 'reviews',
    }),
  component: ReviewsPage,
})
