import { createFileRoute } from '@tanstack/react-router'
import { howItWorksQuestions } from '../content/faq/how-it-works.ts'
import { HowItWorksPage } from '../content/how-it-works/how-it-works-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'
import { questionData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/how-it-works')({
  loader: () => ({ facts: [questionData(howItWorksQuestions)] }),
  head: ({ loaderData }) =>
    publicHead({
      title: 'How it works',
      description:
        'Four steps from the first word to the finished job, and answers to five questions.',
      path: '/how-it-works',
      image: 'how-it-works',
      ...loaderData,
    }),
  component: HowItWorksPage,
})
