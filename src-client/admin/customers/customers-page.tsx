import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import { formatInstantDate } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import { SearchField } from '../search-field.tsx'
import type { CustomerSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import { Contact } from './contact.tsx'
import { GuestsTable } from './guests-table.tsx'
import { customerLocation } from './location.ts'
import { Marks } from './marks.tsx'
import { NextVisit } from './next-visit.tsx'

interface Props {
  search: CustomerSearch
  onSearch: (search: CustomerSearch, replace?: boolean) => void
}

/** The registered customers, or the guests. */
export function CustomersPage({ search, onSearch }: Props) {
  const { after, before, row: _row, ...filter } = search
  const customers = trpc.admin.customers.list.useQuery(
    search.show ? skipToken : { ...filter, after, before },
    {
      placeholderData: keepPreviousData,
    },
  )
  const { direction = 'newest' } = filter
  const total = customers.data?.registered
  return (
    <>
      <header className={css.head}>
        <h1>Customers{total === undefined ? '' : ` (${formatNumber(total)})`}</h1>
      </header>
      <search className={bar.toolbar}>
        <SearchField
          label="Search"
          placeholder="Name, email or phone"
          value={search.search}
          onSearch={(text) => onSearch({ ...filter, search: text }, true)}
        />
        <NativeSelect
          label="Show"
          value={search.show ?? 'registered'}
          data={[
            { value: 'registered', label: 'Registered' },
            { value: 'guests', label: 'Guests' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ search: search.search, show: value === 'guests' ? 'guests' : undefined })
          }
        />
        <Button
          component="a"
          variant="default"
          href={`/admin/export/customers.csv${search.search === undefined ? '' : `?${new URLSearchParams({ search: search.search })}`}`}
          download
        >
          Export CSV
        </Button>
      </search>
      {search.show === 'guests' ? (
        <GuestsTable search={search} onPage={(place) => onSearch({ ...filter, ...place })} />
      ) : (
        <PagedTable
          query={customers}
          label="Customers"
          columns={[
            {
              title: 'Name',
              plain: true,
              cell: ({ userId, fullName, tags, isBlocked, isMerged }) => (
                <>
                  <Link to="/admin/customers/$userId" params={{ userId }}>
                    {fullName ?? 'N/A'}
                  </Link>{' '}
                  <Marks tags={tags} isBlocked={isBlocked} isMerged={isMerged} />
                </>
              ),
            },
            {
              title: 'Email',
              plain: true,
              address: true,
              cell: ({ email, accountEmail }) => email ?? accountEmail,
            },
            {
              title: 'Phone',
              plain: true,
              cell: ({ phone }) => <Contact kind="tel" value={phone} />,
            },
            { title: 'Location', plain: true, cell: customerLocation },
            { title: 'Value', numeric: true, cell: ({ value }) => formatCents(value) },
            { title: 'Next visit', cell: ({ nextVisit }) => <NextVisit visit={nextVisit} /> },
            {
              title: 'Joined',
              cell: ({ joinedAt }) => formatInstantDate(joinedAt),
              sorted: direction === 'newest' ? 'descending' : 'ascending',
              onSort: () =>
                onSearch({ ...filter, direction: direction === 'newest' ? 'oldest' : 'newest' }),
            },
          ]}
          rowKey={({ userId }) => userId}
          empty={
            <>
              <p>No customers found</p>
              <Button
                variant="default"
                mt="md"
                onClick={() => onSearch({ ...filter, show: 'guests' })}
              >
                Search guests
              </Button>
            </>
          }
          place={search}
          onPage={(place) => onSearch({ ...filter, ...place })}
        />
      )}
    </>
  )
}
