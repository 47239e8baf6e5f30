import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../content/contact/contact-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/contact')({
  ...publicPage({
    title: 'Contact us',
    description:
      'Write to us, call, or chat with the assistant. Our hours, and how fast we answer.',
    footer: { group: 'Quick links', order: 5, label: 'Contact' },
  }),
  component: ContactPage,
})
