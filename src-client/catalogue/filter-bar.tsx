import { useRef } from 'react'
import { type CatalogueFilter, categories, sortOrders } from '../../shared/catalogue.ts'
import { ChoicePills } from '../ui/choice-pills.tsx'
import { findOption } from '../ui/forms/find-option.ts'
import { SearchBox } from '../ui/forms/search-box.tsx'
import { useUrlInput } from '../ui/forms/use-url-input.ts'
import { useEarlyInput } from '../ui/use-early-input.ts'
import css from './filter-bar.module.css'

const sortLabels: Record<(typeof sortOrders)[number], string> = {
  popular: 'Popular first',
  name: 'Name',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
}

interface Props {
  filter: CatalogueFilter
  onFilter: (change: Partial<CatalogueFilter>, replace: boolean) => void
}

export function FilterBar({ filter, onFilter }: Props) {
  const [search, setSearch] = useUrlInput(filter.search, (typed) =>
    onFilter({ search: typed }, filter.search !== ''),
  )
  const bar = useRef<HTMLElement>(null)
  useEarlyInput(bar)
  return (
    <search ref={bar} className={css.bar}>
      <SearchBox
        aria-label="Search services"
        placeholder="Search services..."
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <label className={css.sort}>
        <span>Sort by</span>
        <select
          value={filter.sort}
          onChange={(event) =>
            onFilter({ sort: findOption(sortOrders, event.target.value) ?? filter.sort }, false)
          }
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </label>
      <ChoicePills
        label="Category"
        name="category"
        options={categories}
        chosen={filter.category}
        onChoose={(category) => onFilter({ category }, false)}
      />
    </search>
  )
}
