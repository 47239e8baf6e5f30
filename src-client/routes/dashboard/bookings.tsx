import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  component: () => (
    <SimplePage
      title="My Bookings"
      text="Accounts are being prepared. Until then, the link in your confirmation e-mail opens your booking."
    />
  ),
})
