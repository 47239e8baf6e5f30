import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../dashboard/profile/profile-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/profile')({
  head: head('Profile'),
  loader: () => {
    preload(rpc.dashboard.profile.queryOptions(undefined, abortable))
    preload(rpc.auth.sessions.queryOptions(undefined, abortable))
  },
  component: ProfilePage,
})
