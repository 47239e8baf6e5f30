import { brand } from '../../../shared/brand.ts'
import { settings } from '../../settings.ts'

interface PublicPage {
  title: string
  description: string
  path: string
  /** The name of its picture in `/og`, without the ending. */
  image?: string
  /** Facts for the search engines, in the words of schema.org. */
  facts?: readonly object[]
}

/** The title of a public page, and what search engines and those who share it are told. */
export function publicHead({ title, description, path, image = 'home', facts = [] }: PublicPage) {
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
