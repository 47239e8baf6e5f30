import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../content/about/about-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/about')({
  head: () =>
    publicHead({
      title: 'About us',
      description:
        'What the company does, how prices work, who does the work, and what we promise.',
      path: '/about',
      image: 'about',
    }),
  component: AboutPage,
})
