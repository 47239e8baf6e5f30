import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../../content/simple-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/admin/analytics')({
  head: head('Analytics'),
  component: () => (
    <SimplePage
      title="Analytics"
      text="This part is for the people who run the company. It opens once accounts are here."
    />
  ),
})
