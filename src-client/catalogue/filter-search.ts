import { z } from 'zod'
import { type CatalogueFilter, categories, noFilter, sortOrders } from '../../shared/catalogue.ts'
import { optionParam } from '../ui/page/search-params.ts'

const maxSearchLength = 100

/** The filter as in the address: defaults are left out. */
export const filterSearch = z
  .object({
    q: z
      .string()
      .transform((text) => text.slice(0, maxSearchLength))
      .optional()
      .catch(undefined),
    category: optionParam(categories),
    sort: optionParam(sortOrders),
  })
  .transform((search) => writeFilter(readFilter(search)))

interface FilterSearch {
  q?: string | undefined
  category?: CatalogueFilter['category'] | undefined
  sort?: CatalogueFilter['sort'] | undefined
}

export const readFilter = ({ q, category, sort }: FilterSearch): CatalogueFilter => ({
  search: q ?? noFilter.search,
  category: category ?? noFilter.category,
  sort: sort ?? noFilter.sort,
})

export const writeFilter = ({ search, category, sort }: CatalogueFilter): FilterSearch => ({
  q: search === noFilter.search ? undefined : search,
  category: category === noFilter.category ? undefined : category,
  sort: sort === noFilter.sort ? undefined : sort,
})
