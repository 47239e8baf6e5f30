import { createFileRoute, notFound } from '@tanstack/react-router'
import { HelpTopicPage } from '../../content/help/help-topic-page.tsx'
import { helpTopics } from '../../content/help/topics/index.ts'
import { publicPage } from '../../content/search-engines/public-page.ts'

export const Route = createFileRoute('/help/$topic')({
  ...publicPage({
    title: 'Help',
    description: 'Help articles on one topic.',
    image: 'help',
    // Only the build asks: the browser loads no list for this.
    params: async () =>
      import.meta.env.SSR
        ? (await import('../../content/help/topics/topic-cards.ts')).topicCards.map(({ slug }) => ({
            topic: slug,
          }))
        : [],
  }),
  loader: ({ params }) => {
    const topic = helpTopics.find(({ slug }) => slug === params.topic)
    if (!topic) throw notFound()
    return topic
  },
  component: () => <HelpTopicPage topic={Route.useLoaderData()} />,
})
