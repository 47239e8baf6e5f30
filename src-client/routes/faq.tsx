import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../content/faq/faq-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/faq')({
  loader: async () => {
    const [{ faq }, { questionData }] = await Promise.all([
      import('../content/faq/faq.ts'),
      import('../content/search-engines/structured-data.ts'),
    ])
    return { facts: [questionData(faq.flatMap(({ questions }) => questions))] }
  },
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
