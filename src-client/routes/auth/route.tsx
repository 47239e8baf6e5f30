import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ServerData } from '../../server-data.tsx'
import { optionParam, searchParams, textParam } from '../../ui/page/search-params.ts'

const authSearch = searchParams(() => ({
  /** Where the visitor was going. */
  redirect: textParam(2000),
  google: optionParam(['failed']),
}))

export const Route = createFileRoute('/auth')({
  validateSearch: authSearch,
  component: () => (
    <ServerData>
      <Outlet />
    </ServerData>
  ),
})
