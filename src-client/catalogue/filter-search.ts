import { type CatalogueFilter, categories, noFilter, sortOrders } from '../../shared/catalogue.ts'
import { oneOf } from '../ui/search-params.ts'

/** The filter as in the address: defaults are left out. */
export interface FilterSearch {
  q?: string
  category?: string
  sort?: string
}

const longestSearch = 100

/** Reads an address, even a mistyped one. */
export const readFilter = (search: {
  q?: unknown
  category?: unknown
  sort?: unknown
}): CatalogueFilter => ({
  search: typeof search.q === 'string' ? search.q.slice(0, longestSearch) : noFilter.search,
  category: oneOf(search.category, categories) ?? noFilter.category,
  sort: oneOf(search.sort, sortOrders) ?? noFilter.sort,
})

export function writeFilter({ search, category, sort }: CatalogueFilter): FilterSearch {
  const written: FilterSearch = {}
  if (search !== noFilter.search) written.q = search
  if (category !== noFilter.category) written.category = category
  if (sort !== noFilter.sort) written.sort = sort
  return written
}
