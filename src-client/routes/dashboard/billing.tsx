import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/billing')({
  head: head('Billing & Payments'),
  component: () => (
    <SimplePage
      title="Billing & Payments"
      text="Accounts are being prepared. Until then, the link in your confirmation e-mail opens your booking."
    />
  ),
})
