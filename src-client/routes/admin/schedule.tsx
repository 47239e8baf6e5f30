import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../admin/schedule/schedule-page.tsx'
import { scheduleSearch } from '../../admin/search-params.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/schedule')({
  head: head('Schedule'),
  validateSearch: scheduleSearch,
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
