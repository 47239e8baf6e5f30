import { z } from 'zod/mini'
import { type CatalogueFilter, categories, noFilter, sortOrders } from '../../shared/catalogue.ts'
import { optionParam, param, searchParams } from '../ui/page/search-params.ts'

const maxSearchLength = 100

/** The filter as in the address: defaults are left out. */
export const filterSearch = z.pipe(
  searchParams(() => ({
    q: param(z.string()),
    category: optionParam(categories),
    sort: optionParam(sortOrders),
  })),
  z.transform((search: FilterSearch) => writeFilter(readFilter(search))),
)

interface FilterSearch {
  q?: string | undefined
  category?: CatalogueFilter['category'] | undefined
  sort?: CatalogueFilter['sort'] | undefined
}

export const readFilter = ({ q, category, sort }: FilterSearch): CatalogueFilter => ({
  search: q?.slice(0, maxSearchLength) ?? noFilter.search,
  category: category ?? noFilter.category,
  sort: sort ?? noFilter.sort,
})

export const writeFilter = ({ search, category, sort }: CatalogueFilter): FilterSearch => ({
  q: search === noFilter.search ? undefined : search,
  category: category === noFilter.category ? undefined : category,
  sort: sort === noFilter.sort ? undefined : sort,
})
