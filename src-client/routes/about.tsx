import { createFileRoute } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { AboutPage } from '../content/about/about-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/about')({
  ...publicPage({
    title: 'About us',
    description: 'What the company does, how prices work, who does the work, and what we promise.',
    pictureTitle: `About ${brand.name}`,
    footer: { group: 'Quick links', order: 4, label: 'About' },
  }),
  component: AboutPage,
})
