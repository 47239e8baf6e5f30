import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ServerData } from '../../server-data.tsx'

export interface AuthSearch {
  /** Where to go after sign-in. */
  redirect?: string
  google?: 'failed'
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect, google }: Record<string, unknown>): AuthSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(google === 'failed' ? { google } : {}),
  }),
  component: () => (
    <ServerData>
      <Outlet />
    </ServerData>
  ),
})
