import { createFileRoute, notFound } from '@tanstack/react-router'
import { HelpTopicPage } from '../../content/help/help-topic-page.tsx'
import { helpTopics } from '../../content/help/topics/index.ts'
import { publicHead } from '../../content/search-engines/public-head.ts'

export const Route = createFileRoute('/help/$topic')({
  loader: ({ params }) => {
    const topic = helpTopics.find(({ slug }) => slug === params.topic)
    if (!topic) throw notFound()
    return topic
  },
  head: ({ loaderData: topic }) =>
    publicHead({
      title: topic?.title ?? 'Help',
      description: topic?.description ?? '',
      path: `/help/${topic?.slug}`,
      image: 'help',
    }),
  component: () => <HelpTopicPage topic={Route.useLoaderData()} />,
})
