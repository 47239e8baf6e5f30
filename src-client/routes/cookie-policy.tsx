import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/cookie-policy')({
  head: head('Cookie Policy'),
  component: () => (
    <SimplePage
      title="Cookie Policy"
      text="Your browser keeps your answers for the session and your color choice. There is no advertising and no tracking."
    />
  ),
})
