import { brand } from '../../../shared/brand.ts'
import { settings } from '../../settings.ts'

export interface PublicHead {
  title: string
  description: string
  path: string
  /** The name of its picture in `/og`, without the extension. */
  image: string
  /** Structured data for search engines, in the vocabulary of schema.org. */
  facts?: readonly object[]
}

/** A public page's title and its metadata for search engines and link previews. */
export function publicHead({ title, description, path, image, facts = [] }: PublicHead) {
  const address = `${settings.publicUrl}${path}`
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      { name: 'description', content: description },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${settings.publicUrl}/og/${image}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: facts.map((one) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...one }),
    })),
  }
}
