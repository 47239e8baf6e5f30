import { createFileRoute } from '@tanstack/react-router'
import { questionFacts } from '../content/facts.ts'
import { faq } from '../content/faq/faq.ts'
import { FaqPage } from '../content/faq-page.tsx'
import { publicHead } from '../content/public-head.ts'

export const Route = createFileRoute('/faq')({
  loader: () => ({ facts: [questionFacts(faq.flatMap(({ questions }) => questions))] }),
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
