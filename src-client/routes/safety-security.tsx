import { createFileRoute } from '@tanstack/react-router'
import { SafetyPage } from '../content/safety/safety-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/safety-security')({
  head: () =>
    publicHead({
      title: 'Safety and security',
      description:
        'How professionals are checked in five steps, what is insured and up to what, and how your data is kept.',
      path: '/safety-security',
      image: 'safety-security',
    }),
  component: SafetyPage,
})
