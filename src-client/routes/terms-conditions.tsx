import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/terms-conditions')({
  head: head('Terms & Conditions'),
  component: () => (
    <SimplePage
      title="Terms & Conditions"
      text="Bookings are a demonstration: no payment is taken. The full terms will stand here before we leave the demonstration."
    />
  ),
})
