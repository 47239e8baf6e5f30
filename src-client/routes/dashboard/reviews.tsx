import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  head: head('Your reviews'),
  component: () => (
    <SimplePage
      title="Your reviews"
      text="Accounts are being prepared. Until then, the link in your confirmation e-mail opens your booking."
    />
  ),
})
