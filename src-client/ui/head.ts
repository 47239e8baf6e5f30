import { brand } from '../../shared/brand.ts'

/** A route's title and description. */
export const head = (title: string, description?: string) => () => ({
  meta: [
    { title: `${title} | ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ],
})
