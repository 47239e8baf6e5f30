import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../content/contact/contact-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/contact')({
  head: () =>
    publicHead({
      title: 'Contact us',
      description:
        'Write to us, call, or chat with the assistant. Our hours, and how fast we answer.',
      path: '/contact',
      image: 'contact',
    }),
  component: ContactPage,
})
