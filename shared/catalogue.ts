import { type Service, type ServiceId, serviceCategories, services } from './services/index.ts'

export {
  isServiceId,
  type Service,
  type ServiceCategory,
  type ServiceId,
  services,
} from './services/index.ts'

export const categories = ['All', ...serviceCategories] as const
export type CategoryFilter = (typeof categories)[number]

export const sortOrders = ['popular', 'name', 'price-low', 'price-high'] as const
export type SortOrder = (typeof sortOrders)[number]

export interface CatalogueFilter {
  search: string
  category: CategoryFilter
  sort: SortOrder
}

export const noFilter: CatalogueFilter = { search: '', category: 'All', sort: 'popular' }

const byId = new Map<string, Service>(services.map((service) => [service.id, service]))

const byTitle = (one: Service, other: Service) =>
  one.title.toLowerCase() < other.title.toLowerCase() ? -1 : 1

/** What most homes need, the most wanted first: these come before all others until a visitor sorts them. */
export const popularServices: readonly ServiceId[] = [
  'house-cleaning',
  'plumbing',
  'handyman',
  'electrical',
  'lawn-care',
  'hvac',
]

/** Those that are not popular share the last place. */
const popularityOf = ({ id }: Service): number => {
  const index = popularServices.indexOf(id)
  return index < 0 ? popularServices.length : index
}

/** All services, sorted by title. */
export const servicesByTitle = services.toSorted(byTitle)

export const serviceIds = services.map(({ id }) => id)

/** The service with this id, or undefined: an unknown id never gets a price. */
export const findService = (id: string): Service | undefined => byId.get(id)

/** A service's title; its id if it is no longer in the catalogue. */
export const serviceTitle = (id: string): string => findService(id)?.title ?? id

const compare: Record<SortOrder, (a: Service, b: Service) => number> = {
  popular: (a, b) => popularityOf(a) - popularityOf(b) || byTitle(a, b),
  name: byTitle,
  'price-low': (a, b) => a.startingPrice - b.startingPrice || compare.name(a, b),
  'price-high': (a, b) => b.startingPrice - a.startingPrice || compare.name(a, b),
}

/** The services that a filter shows, in its order. */
export function filterServices({ search, category, sort }: CatalogueFilter): Service[] {
  const wanted = search.trim().toLowerCase()
  return services
    .filter((service) => category === 'All' || service.category === category)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(wanted))
    .sort(compare[sort])
}

/** 'Showing N of M services', with the active filters. */
export function resultLine(shown: number, { search, category }: CatalogueFilter): string {
  const inCategory = category === 'All' ? '' : ` in ${category}`
  const forSearch = search.trim() === '' ? '' : ` for "${search.trim()}"`
  return `Showing ${shown} of ${services.length} services${inCategory}${forSearch}`
}
