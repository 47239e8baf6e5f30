import { createFileRoute } from '@tanstack/react-router'
import { LoadPage } from '../../../admin/schedule/load-page.tsx'
import { loadSearch } from '../../../admin/search-params.ts'
import { today } from '../../../business-clock.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule/week')({
  head: head('Week by professional'),
  validateSearch: loadSearch,
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: ({ deps }) => {
    preload(rpc.admin.schedule.load.queryOptions({ date: deps.day ?? today() }, abortable))
  },
  component: Week,
})

function Week() {
  const navigate = Route.useNavigate()
  return (
    <LoadPage
      date={Route.useSearch().day ?? today()}
      onDate={(date) => void navigate({ search: { day: date }, resetScroll: false })}
    />
  )
}
