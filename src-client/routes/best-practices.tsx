import { createFileRoute } from '@tanstack/react-router'
import { BestPracticesPage } from '../content/best-practices/best-practices-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/best-practices')({
  head: () =>
    publicHead({
      title: 'Best practices',
      description:
        'Tips for homeowners: before booking, on the day, for moving, for big projects and for emergencies.',
      path: '/best-practices',
      image: 'best-practices',
    }),
  component: BestPracticesPage,
})
