import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../admin/search-params.ts'
import { SettingsPage } from '../../admin/settings/settings-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/settings')({
  head: head('Settings'),
  validateSearch: pageSearch,
  component: Settings,
})

function Settings() {
  const navigate = Route.useNavigate()
  return (
    <SettingsPage
      place={Route.useSearch()}
      onPage={(place) => void navigate({ search: place, resetScroll: false })}
    />
  )
}
