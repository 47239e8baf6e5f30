import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/help')({
  head: head('Help'),
  component: () => (
    <SimplePage
      title="Help"
      text="Call us, or write to our support address below: we read every message. The most common answers will be collected on this page."
    />
  ),
})
