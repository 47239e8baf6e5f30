import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '../../content/articles/article-page.tsx'
import { articles } from '../../content/articles/index.ts'
import { publicHead } from '../../content/search-engines/public-head.ts'
import { articleData } from '../../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/how-to-articles/$slug')({
  loader: ({ params }) => {
    const article = articles.find(({ slug }) => slug === params.slug)
    if (!article) throw notFound()
    return { article, facts: [articleData(article)] }
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
