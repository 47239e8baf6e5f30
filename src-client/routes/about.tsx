import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/about')({
  head: head('About Nestwright'),
  component: () => (
    <SimplePage
      title="About Nestwright"
      text="Nestwright connects homeowners with verified professionals for cleaning, repair, installation, moving, outdoor work and construction."
    />
  ),
})
