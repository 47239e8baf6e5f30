import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../dashboard/notifications/notifications-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/notifications')({
  head: head('Notifications'),
  loader: () => {
    preload(rpc.dashboard.preferences.queryOptions(undefined, abortable))
    preload(rpc.dashboard.channels.queryOptions(undefined, abortable))
  },
  component: NotificationsPage,
})
