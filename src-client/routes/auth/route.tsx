import { createFileRoute, Outlet } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ServerData } from '../../server-data.tsx'
import { optionParam, textParam } from '../../ui/page/search-params.ts'

const authSearch = z.object({
  /** Where the visitor was going. */
  redirect: textParam(2000),
  google: optionParam(['failed']),
})

export const Route = createFileRoute('/auth')({
  validateSearch: authSearch,
  component: () => (
    <ServerData>
      <Outlet />
    </ServerData>
  ),
})
