import { createFileRoute } from '@tanstack/react-router'
import { ClaimsPage } from '../../admin/claims/claims-page.tsx'
import { claimSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/claims')({
  head: head('Claims'),
  validateSearch: claimSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => preload(rpc.admin.claims.list.queryOptions(deps, abortable)),
  component: Claims,
})

function Claims() {
  const navigate = Route.useNavigate()
  return (
    <ClaimsPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
