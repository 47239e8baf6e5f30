import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/how-to-articles')({
  head: head('How-to Articles'),
  component: () => (
    <SimplePage
      title="How-to Articles"
      text="Short guides by people who know the trade will stand here, from preparing for a cleaning to a yearly maintenance plan."
    />
  ),
})
