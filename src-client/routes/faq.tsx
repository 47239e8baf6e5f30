import { createFileRoute } from '@tanstack/react-router'
import { faq } from '../content/faq/faq.ts'
import { FaqPage } from '../content/faq/faq-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'
import { questionData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/faq')({
  ...publicPage({
    title: 'Frequently asked questions',
    description: 'The twelve questions that are asked most: booking, prices, visits and accounts.',
    footer: { group: 'Resources', order: 6, label: 'FAQ' },
  }),
  loader: () => ({ facts: [questionData(faq.flatMap(({ questions }) => questions))] }),
  component: FaqPage,
})
