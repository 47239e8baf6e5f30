import { createFileRoute } from '@tanstack/react-router'
import { BoardPage } from '../../../admin/schedule/board/board-page.tsx'
import { boardSearch } from '../../../admin/search-params.ts'
import { today } from '../../../business-clock.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule/')({
  head: head('Schedule'),
  validateSearch: boardSearch,
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: ({ deps }) => {
    preload(rpc.admin.schedule.day.queryOptions({ date: deps.day ?? today() }, abortable))
  },
  component: Schedule,
})

function Schedule() {
  const navigate = Route.useNavigate()
  return (
    <BoardPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
