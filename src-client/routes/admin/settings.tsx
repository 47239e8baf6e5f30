import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../admin/search-params.ts'
import { SettingsPage } from '../../admin/settings/settings-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/settings')({
  head: head('Settings'),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { row: _row, ...list } }) => list,
  loader: ({ deps }) => {
    preload(rpc.admin.settings.admins.queryOptions(undefined, abortable))
    preload(rpc.admin.settings.auditLog.queryOptions(deps, abortable))
    preload(rpc.admin.settings.system.queryOptions(undefined, abortable))
  },
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
