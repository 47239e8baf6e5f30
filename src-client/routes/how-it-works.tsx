import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/how-it-works')({
  head: head('How it Works'),
  component: () => (
    <SimplePage
      title="How it Works"
      text="Tell us what you need, see the price at once, pick a free time and book. A professional comes, does the work, and you pay after it is done."
    />
  ),
})
