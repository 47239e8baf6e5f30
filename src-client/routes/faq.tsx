import { createFileRoute } from '@tanstack/react-router'
import { faq } from '../content/faq/faq.ts'
import { FaqPage } from '../content/faq/faq-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'
import { questionData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/faq')({
  loader: () => ({ facts: [questionData(faq.flatMap(({ questions }) => questions))] }),
  head: ({ loaderData }) =>
    publicHead({
      title: 'Frequently asked questions',
      description:
        'The twelve questions that are asked most: booking, prices, visits and accounts.',
      path: '/faq',
      image: 'faq',
      ...loaderData,
    }),
  component: FaqPage,
})
