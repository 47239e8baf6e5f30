import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/admin/bookings')({
  head: head('All Bookings'),
  component: () => (
    <SimplePage
      title="All Bookings"
      text="This part is for the people who run the company. It opens once accounts are here."
    />
  ),
})
