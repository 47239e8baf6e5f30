import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/notifications')({
  head: head('Notification Preferences'),
  component: () => (
    <SimplePage
      title="Notification Preferences"
      text="Accounts are being prepared. Until then, the link in your confirmation e-mail opens your booking."
    />
  ),
})
