import { createFileRoute } from '@tanstack/react-router'
import { serviceIds } from '../../../shared/catalogue.ts'
import { SchedulePage, type ScheduleSearch } from '../../admin/schedule/schedule-page.tsx'
import { head } from '../../ui/page/head.ts'
import { dateIn, oneOf, textIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/schedule')({
  head: head('Schedule'),
  validateSearch: (asked: Partial<Record<keyof ScheduleSearch, unknown>>): ScheduleSearch =>
    withoutEmpty({
      week: dateIn(asked.week),
      serviceId: oneOf(asked.serviceId, serviceIds),
      open: textIn(asked.open, 16),
    }),
  component: Schedule,
})

function Schedule() {
  const navigate = Route.useNavigate()
  return (
    <SchedulePage
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        void navigate({ search: withoutEmpty(search), replace, resetScroll: false })
      }
    />
  )
}
