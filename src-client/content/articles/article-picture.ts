import { illustrationUrl } from '../../catalogue/illustrations.ts'
import type { Article } from './article.ts'

/** The URL of an article's picture: that of the first service which does this work. */
export const articlePicture = ({ services: [first] }: Pick<Article, 'services'>) =>
  first && illustrationUrl(first)
