import { createFileRoute } from '@tanstack/react-router'
import { businessFacts } from '../content/facts.ts'
import { LandingPage } from '../content/landing-page.tsx'
import { publicHead } from '../content/public-head.ts'

export const Route = createFileRoute('/')({
  loader: () => ({ facts: [businessFacts()] }),
  head: ({ loaderData }) =>
    publicHead({
      title: 'Home services with the price up front',
      description:
        'Book verified professionals for cleaning, repairs, moving, garden and more: see the price at once, pick a free time, done.',
      path: '/',
      ...loaderData,
    }),
  component: LandingPage,
})
