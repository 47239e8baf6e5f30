import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '../../content/articles/article-page.tsx'
import { articles } from '../../content/articles/index.ts'
import { publicPage } from '../../content/search-engines/public-page.ts'
import { articleData } from '../../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/how-to-articles/$slug')({
  ...publicPage({
    title: 'How-to article',
    description: 'Instructions for one job at home.',
    image: 'how-to-articles',
    // Only the build asks: the browser loads no list for this.
    params: async () =>
      import.meta.env.SSR
        ? (await import('../../content/articles/index.ts')).articles.map(({ slug }) => ({ slug }))
        : [],
  }),
  loader: ({ params }) => {
    const article = articles.find(({ slug }) => slug === params.slug)
    if (!article) throw notFound()
    const { title, summary: description } = article
    return { article, title, description, facts: [articleData(article)] }
  },
  component: () => <ArticlePage article={Route.useLoaderData().article} />,
})
