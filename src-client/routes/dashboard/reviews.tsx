import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../../dashboard/reviews/reviews-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  head: head('Reviews'),
  loader: () => preload(rpc.dashboard.reviews.queryOptions(undefined, abortable)),
  component: ReviewsPage,
})
