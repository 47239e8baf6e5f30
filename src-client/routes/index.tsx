import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../content/landing-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/')({
  head: head(
    'Home services, booked in minutes',
    'Cleaning, repairs, moving and more: see the price, pick a free time and book a trusted professional.',
  ),
  component: LandingPage,
})
