import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../dashboard/notifications/notifications-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/notifications')({
  head: head('Notifications'),
  component: NotificationsPage,
})
