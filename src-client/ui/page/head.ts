import { brand } from '../../../shared/brand.ts'

/** The title of a page that search engines should not index. */
export const head = (title: string) => () => ({
  meta: [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
})
