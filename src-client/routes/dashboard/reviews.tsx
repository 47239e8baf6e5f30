import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../../dashboard/reviews/reviews-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  head: head('Reviews'),
  component: ReviewsPage,
})
