import { type CatalogueFilter, categories, noFilter, sortOrders } from '../../shared/catalogue.ts'

/** The filter as it stands in the address: what is default is left out. */
export interface FilterSearch {
  q?: string
  category?: string
  sort?: string
}

const longestSearch = 100

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, fallback: T): T =>
  allowed.find((one) => one === value) ?? fallback

/** Reads an address, a mistyped one too. */
export const readFilter = (search: {
  q?: unknown
  category?: unknown
  sort?: unknown
}): CatalogueFilter => ({
  search: ['string', 'number'].includes(typeof search.q)
    ? String(search.q).slice(0, longestSearch)
    : noFilter.search,
  category: oneOf(categories, search.category, noFilter.category),
  sort: oneOf(sortOrders, search.sort, noFilter.sort),
})

export function writeFilter({ search, category, sort }: CatalogueFilter): FilterSearch {
  const written: FilterSearch = {}
  if (search !== noFilter.search) written.q = search
  if (category !== noFilter.category) written.category = category
  if (sort !== noFilter.sort) written.sort = sort
  return written
}
