import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '../../content/article-page.tsx'
import { articles } from '../../content/articles/index.ts'
import { articleFacts } from '../../content/facts.ts'
import { publicHead } from '../../content/public-head.ts'

export const Route = createFileRoute('/how-to-articles/$slug')({
  loader: ({ params }) => {
    const article = articles.find(({ slug }) => slug === params.slug)
    if (!article) throw notFound()
    return { article, facts: [articleFacts(article)] }
  },
  head: ({ loaderData }) =>
    publicHead({
      title: loaderData?.article.title ?? 'How-to article',
      description: loaderData?.article.summary ?? '',
      path: `/how-to-articles/${loaderData?.article.slug}`,
      image: 'how-to-articles',
      ...(loaderData && { facts: loaderData.facts }),
    }),
  component: () => <ArticlePage article={Route.useLoaderData().article} />,
})
