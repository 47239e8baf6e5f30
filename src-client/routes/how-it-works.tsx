import { createFileRoute } from '@tanstack/react-router'
import { howItWorksQuestions } from '../content/faq/how-it-works.ts'
import { HowItWorksPage } from '../content/how-it-works/how-it-works-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'
import { questionData } from '../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/how-it-works')({
  ...publicPage({
    title: 'How it works',
    description:
      'Four steps from the first word to the finished job, and answers to five questions.',
    footer: { group: 'Quick links', order: 2, label: 'How it Works' },
  }),
  loader: () => ({ facts: [questionData(howItWorksQuestions)] }),
  component: HowItWorksPage,
})
