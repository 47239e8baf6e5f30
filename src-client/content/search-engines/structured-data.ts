import { brand } from '../../../shared/brand.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { settings } from '../../settings.ts'
import type { Article } from '../articles/article.ts'
import { plainText } from '../page/plain-text.ts'
import type { Block } from '../page/prose.ts'

const business = () => ({
  '@type': 'LocalBusiness',
  '@id': `${settings.publicUrl}/#business`,
  name: brand.name,
  url: settings.publicUrl,
  telephone: brand.phone,
  email: brand.email,
  image: `${settings.publicUrl}/og/home.png`,
  areaServed: settings.servedAreas,
})

/** The company, as structured data for search engines. */
export const businessData = (): object => ({ ...business(), priceRange: '$50-$5,000' })

/** A service with its starting price, as structured data. */
export const serviceData = ({ id, title, description, startingPrice }: Service): object => ({
  '@type': 'Service',
  name: title,
  description,
  url: `${settings.publicUrl}/booking/${id}`,
  provider: business(),
  offers: {
    '@type': 'Offer',
    priceCurrency: 'USD',
    price: (startingPrice / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
  },
})

/** A page's questions and answers, as structured data. */
export const questionData = (
  questions: readonly { question: string; answer: readonly Block[] }[],
): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

export const articleData = ({ title, summary, slug }: Article): object => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  mainEntityOfPage: `${settings.publicUrl}/how-to-articles/${slug}`,
  author: { '@type': 'Organization', name: brand.name },
  publisher: { '@type': 'Organization', name: brand.name },
})
