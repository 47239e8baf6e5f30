import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ServerData } from '../../server-data.tsx'

export const Route = createFileRoute('/manage')({
  component: () => (
    <ServerData>
      <Outlet />
    </ServerData>
  ),
})
