import { createFileRoute } from '@tanstack/react-router'
import { ReviewsPage } from '../../admin/reviews/reviews-page.tsx'
import { reviewSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/reviews')({
  head: head('Reviews'),
  validateSearch: reviewSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => {
    preload(rpc.admin.reviews.list.queryOptions(deps, abortable))
    preload(rpc.admin.reviews.counts.queryOptions(undefined, abortable))
  },
  component: Reviews,
})

function Reviews() {
  const navigate = Route.useNavigate()
  return (
    <ReviewsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
