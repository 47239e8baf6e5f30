import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../content/reviews/reviews-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/reviews')({
  ...publicPage({
    title: 'Reviews',
    description:
      'What customers say about cleaning, repairs, moving and more: verified reviews, ratings and samples.',
    pictureTitle: 'What customers say',
    footer: { group: 'Quick links', order: 3 },
  }),
  component: ReviewsPage,
})
