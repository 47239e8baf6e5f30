import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/best-practices')({
  head: head('Best Practices'),
  component: () => (
    <SimplePage
      title="Best Practices"
      text="Tips for a smooth visit will stand here: what to prepare, what to ask, and what to check before the professional leaves."
    />
  ),
})
