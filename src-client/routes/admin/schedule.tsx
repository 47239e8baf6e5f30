import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../admin/schedule/schedule-page.tsx'
import { scheduleSearch } from '../../admin/search-params.ts'
import { today } from '../../business-clock.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule')({
  head: head('Schedule'),
  validateSearch: scheduleSearch,
  loaderDeps: ({ search: { week, serviceId } }) => ({ week, serviceId }),
  loader: ({ deps }) => {
    preload(
      rpc.admin.schedule.week.queryOptions(
        { from: deps.week ?? today(), serviceId: deps.serviceId },
        abortable,
      ),
    )
    preload(rpc.admin.schedule.holidays.queryOptions(undefined, abortable))
  },
  component: Schedule,
})

function Schedule() {
  const navigate = Route.useNavigate()
  return (
    <SchedulePage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
