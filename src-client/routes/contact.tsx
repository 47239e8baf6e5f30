import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/contact')({
  head: head('Contact'),
  component: () => (
    <SimplePage
      title="Contact"
      text="Call us or write to the address at the foot of this page, during the hours given there. A message form will stand here."
    />
  ),
})
