import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../content/landing/landing-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'
import { businessData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/')({
  ...publicPage({
    title: 'Home services with the price up front',
    description:
      'Book verified professionals for cleaning, repairs, moving, garden and more: see the price at once, pick an available time, done.',
    pictureTitle: 'Good help for your home, at a time that suits you',
  }),
  loader: () => ({ facts: [businessData()] }),
  component: LandingPage,
})
