import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Block, Section } from '../page/prose.ts'

/** The buttons above the how-to articles (specification, section 2). */
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
  /** One or two sentences for the list, the page's description and the search engines. */
  summary: string
  category: ArticleCategory
  intro: Block[]
  sections: Section[]
  /** Whose booking page a reader may want next. */
  services: ServiceId[]
}
