import { type CatalogueFilter, categories, sortOrders } from '../../shared/catalogue.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { useTypedText } from '../ui/use-typed-text.ts'
import css from './filter-bar.module.css'

const sortLabels: Record<(typeof sortOrders)[number], string> = {
  name: 'Name',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
}

interface Props {
  filter: CatalogueFilter
  onFilter: (filter: CatalogueFilter, replace: boolean) => void
}

export function FilterBar({ filter, onFilter }: Props) {
  const [search, setSearch] = useTypedText(filter.search, (typed) =>
    onFilter({ ...filter, search: typed }, filter.search !== ''),
  )
  return (
    <search className={css.bar}>
      <div className={css.search}>
        <SearchIcon />
        <input
          type="search"
          aria-label="Search services"
          placeholder="Search services..."
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <label className={css.sort}>
        <span>Sort by</span>
        <select
          value={filter.sort}
          onChange={(event) =>
            onFilter({ ...filter, sort: event.target.value as CatalogueFilter['sort'] }, false)
          }
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={css.categories}>
        <legend className={css.legend}>Category</legend>
        {categories.map((category) => (
          <label key={category} className={css.category}>
            <input
              type="radio"
              name="category"
              value={category}
              checked={filter.category === category}
              onChange={() => onFilter({ ...filter, category }, false)}
            />
            <span>{category}</span>
          </label>
        ))}
      </fieldset>
    </search>
  )
}
