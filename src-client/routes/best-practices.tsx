import { createFileRoute } from '@tanstack/react-router'
import { BestPracticesPage } from '../content/best-practices/best-practices-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/best-practices')({
  ...publicPage({
    title: 'Best practices',
    description:
      'Tips for homeowners: before booking, on the day, for moving, for big projects and for emergencies.',
    footer: { group: 'Resources', order: 3, label: 'Best Practices' },
  }),
  component: BestPracticesPage,
})
