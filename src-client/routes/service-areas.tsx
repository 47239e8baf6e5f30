import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/service-areas')({
  head: head('Service Areas'),
  component: () => (
    <SimplePage
      title="Service Areas"
      text="We serve major US metro areas. The states and cities will be listed here."
    />
  ),
})
