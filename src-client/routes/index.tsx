import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../content/landing/landing-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'
import { businessData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/')({
  loader: () => ({ facts: [businessData()] }),
  head: ({ loaderData }) =>
    publicHead({
      title: 'Home services with the price up front',
      description:
        'Book verified professionals for cleaning, repairs, moving, garden and more: see the price at once, pick an available time, done.',
      path: '/',
      ...loaderData,
    }),
  component: LandingPage,
})
