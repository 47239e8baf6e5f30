import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../admin/messages/messages-page.tsx'
import { messageSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/messages')({
  head: head('Messages'),
  validateSearch: messageSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => {
    preload(rpc.admin.messages.list.queryOptions(deps, abortable))
    preload(rpc.admin.messages.ratings.queryOptions(undefined, abortable))
  },
  component: Messages,
})

function Messages() {
  const navigate = Route.useNavigate()
  return (
    <MessagesPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
