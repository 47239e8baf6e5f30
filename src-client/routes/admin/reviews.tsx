import { createFileRoute } from '@tanstack/react-router'
import { type ReviewSearch, ReviewsPage } from '../../admin/reviews/reviews-page.tsx'
import { head } from '../../ui/page/head.ts'
import { oneOf, textIn, wholeIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/reviews')({
  head: head('Reviews'),
  validateSearch: (asked: Partial<Record<keyof ReviewSearch, unknown>>): ReviewSearch =>
    withoutEmpty({
      rating: wholeIn(asked.rating, 1, 5),
      direction: oneOf(asked.direction, ['newest', 'oldest'] as const),
      after: textIn(asked.after),
      before: textIn(asked.before),
      open: textIn(asked.open, 64),
    }),
  component: Reviews,
})

function Reviews() {
  const navigate = Route.useNavigate()
  return (
    <ReviewsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        void navigate({ search: withoutEmpty(search), replace, resetScroll: false })
      }
    />
  )
}
