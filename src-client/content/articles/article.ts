import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Block, Section } from '../page/prose.ts'

export const articleCategories = [
  'Cleaning',
  'Plumbing',
  'Electrical',
  'HVAC',
  'Maintenance',
  'Repair',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

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
