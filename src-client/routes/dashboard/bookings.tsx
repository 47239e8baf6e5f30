import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '../../dashboard/bookings-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/bookings')({
  head: head('My Bookings'),
  component: BookingsPage,
})
