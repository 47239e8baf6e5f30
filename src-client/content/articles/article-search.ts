import type { z } from 'zod/mini'
import { optionParam, searchParams, textParam } from '../../ui/page/search-params.ts'
import { articleCategories } from './article.ts'

/** What the articles are filtered by; all categories by default. */
export const articleSearch = searchParams(() => ({
  q: textParam(100),
  category: optionParam(articleCategories),
}))
export type ArticleSearch = z.infer<typeof articleSearch>
