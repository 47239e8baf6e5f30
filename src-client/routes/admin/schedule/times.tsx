import { createFileRoute } from '@tanstack/react-router'
import { TimesPage } from '../../../admin/schedule/times-page.tsx'
import { timesSearch } from '../../../admin/search-params.ts'
import { today } from '../../../business-clock.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule/times')({
  head: head('Times and holidays'),
  validateSearch: timesSearch,
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
  component: Times,
})

function Times() {
  const navigate = Route.useNavigate()
  return (
    <TimesPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
