import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import { dateOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { SearchField } from '../search-field.tsx'
import { locationOf } from './location.ts'

export interface CustomerSearch extends Place {
  search?: string | undefined
  direction?: 'newest' | 'oldest' | undefined
}

interface Props {
  search: CustomerSearch
  onSearch: (search: CustomerSearch, replace?: boolean) => void
}

/** The registered customers. */
export function CustomersPage({ search, onSearch }: Props) {
  const customers = trpc.admin.customers.useQuery(search, { placeholderData: (last) => last })
  const { after: _after, before: _before, ...filter } = search
  const { direction = 'newest' } = filter
  const total = customers.data?.total
  return (
    <>
      <header className={css.head}>
        <h1>Customers{total === undefined ? '' : ` (${total.toLocaleString('en-US')})`}</h1>
      </header>
      <search className={css.tools}>
        <SearchField
          label="Search"
          placeholder="Name, e-mail or phone"
          value={search.search}
          onSearch={(text) => onSearch({ ...filter, search: text }, true)}
        />
      </search>
      <PagedTable
        query={customers}
        label="Customers"
        columns={[
          {
            title: 'Name',
            cell: ({ userId, fullName }) => (
              <Link to="/admin/customers/$userId" params={{ userId }}>
                {fullName ?? 'N/A'}
              </Link>
            ),
          },
          { title: 'Email', cell: ({ email, accountEmail }) => email ?? accountEmail },
          { title: 'Phone', cell: ({ phone }) => phone ?? 'N/A' },
          { title: 'Location', cell: locationOf },
          {
            title: 'Joined',
            cell: ({ joinedAt }) => dateOf(joinedAt),
            sorted: direction === 'newest' ? 'descending' : 'ascending',
            onSort: () =>
              onSearch({ ...filter, direction: direction === 'newest' ? 'oldest' : 'newest' }),
          },
        ]}
        keyOf={({ userId }) => userId}
        empty="No customers found"
        onPlace={(place) => onSearch({ ...filter, ...place })}
      />
    </>
  )
}
