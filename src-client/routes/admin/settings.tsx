import { createFileRoute } from '@tanstack/react-router'
import type { PageCursor } from '../../admin/pager.tsx'
import { SettingsPage } from '../../admin/settings/settings-page.tsx'
import { head } from '../../ui/page/head.ts'
import { textIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/settings')({
  head: head('Settings'),
  validateSearch: (asked: Partial<Record<keyof PageCursor, unknown>>): PageCursor =>
    withoutEmpty({ after: textIn(asked.after), before: textIn(asked.before) }),
  component: Settings,
})

function Settings() {
  const navigate = Route.useNavigate()
  return (
    <SettingsPage
      place={Route.useSearch()}
      onPage={(place) => void navigate({ search: withoutEmpty(place), resetScroll: false })}
    />
  )
}
