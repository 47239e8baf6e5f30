import { createFileRoute } from '@tanstack/react-router'
import { WorkloadPage } from '../../../admin/schedule/workload-page.tsx'
import { workloadSearch } from '../../../admin/search-params.ts'
import { today } from '../../../business-clock.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule/week')({
  head: head('Week by professional'),
  validateSearch: workloadSearch,
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: ({ deps }) => {
    preload(rpc.admin.schedule.workload.queryOptions({ date: deps.day ?? today() }, abortable))
  },
  component: Week,
})

function Week() {
  const navigate = Route.useNavigate()
  return (
    <WorkloadPage
      date={Route.useSearch().day ?? today()}
      onDate={(date) => void navigate({ search: { day: date }, resetScroll: false })}
    />
  )
}
