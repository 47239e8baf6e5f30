import { brand } from '../../../shared/brand.ts'

/** The title of a page that is no search engine's business. */
export const head = (title: string) => () => ({
  meta: [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
})
