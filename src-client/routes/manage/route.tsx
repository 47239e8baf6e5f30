import { createFileRoute, Outlet } from '@tanstack/react-router'
import { QueryProvider } from '../../query-provider.tsx'

export const Route = createFileRoute('/manage')({
  component: () => (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  ),
})
