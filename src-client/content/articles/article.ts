import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Block, Section } from '../prose.ts'

/** The category buttons above the how-to articles. */
export const articleCategories = [
  'All',
  'Cleaning',
  'Plumbing',
  'Electrical',
  'HVAC',
  'Maintenance',
  'Repair',
] as const
export type ArticleCategory = Exclude<(typeof articleCategories)[number], 'All'>

/** A how-to article with a page of its own. */
export interface Article {
  slug: string
  title: string
  /** One or two sentences for the list, the page's description and search engines. */
  summary: string
  category: ArticleCategory
  intro: Block[]
  sections: Section[]
  /** Services whose booking page a reader may want next. */
  services: ServiceId[]
}
