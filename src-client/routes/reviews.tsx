import { createFileRoute } from '@tanstack/react-router'
import { publicHead } from '../content/public-head.ts'
import { ReviewsPage } from '../content/reviews-page.tsx'

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
