import { createFileRoute } from '@tanstack/react-router'
import { SafetyPage } from '../content/safety/safety-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/safety-security')({
  ...publicPage({
    title: 'Safety and security',
    description:
      'How professionals are checked in five steps, what is insured and up to what, and how your data is kept.',
    pictureTitle: 'Safety & Security',
    footer: { group: 'Resources', order: 4, label: 'Safety & Security' },
  }),
  component: SafetyPage,
})
