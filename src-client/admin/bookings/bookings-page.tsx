import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { formatCents } from '../../../shared/money.ts'
import { trpc } from '../../trpc.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { formatInstantDate, formatVisit } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { BookingSearch } from '../search-params.ts'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { CancelSelection, useSelection } from './cancel-selection.tsx'
import type { BookingRow } from './rows.ts'
import { StatusButton } from './status-button.tsx'

interface Props {
  search: BookingSearch
  /** `replace` keeps Back from stepping through every letter typed. */
  onSearch: (search: BookingSearch, replace?: boolean) => void
}

/** Every booking of the business. The server pages, searches and sorts the list, however long it gets. */
export function BookingsPage({ search, onSearch }: Props) {
  const { open, after, before, ...filter } = search
  const input = { ...filter, after, before }
  const bookings = trpc.admin.bookings.list.useQuery(input, { placeholderData: keepPreviousData })
  const { by = 'created', direction = 'newest' } = filter
  const order = (column: 'created' | 'scheduled') => ({
    sorted:
      by === column
        ? direction === 'newest'
          ? ('descending' as const)
          : ('ascending' as const)
        : ('none' as const),
    onSort: () =>
      onSearch({
        ...filter,
        by: column,
        direction: by === column && direction === 'newest' ? 'oldest' : 'newest',
      }),
  })
  const selection = useSelection()
  const columns: Column<BookingRow>[] = [
    selection.column,
    {
      title: 'Customer',
      cell: ({ id, customerName, customerEmail }) => (
        <>
          <button
            type="button"
            className={css.linkButton}
            onClick={() => onSearch({ ...search, open: id })}
          >
            {customerName || 'N/A'}
          </button>
          <span className={css.secondary}>{customerEmail}</span>
        </>
      ),
    },
    { title: 'Service', cell: ({ serviceTitle }) => serviceTitle },
    { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { title: 'Amount', numeric: true, cell: ({ quoteAmount }) => formatCents(quoteAmount) },
    {
      title: 'Scheduled',
      cell: (row) => (row.date ? formatVisit(row) : 'Not scheduled'),
      ...order('scheduled'),
    },
    {
      title: 'Created',
      cell: ({ createdAt }) => formatInstantDate(createdAt),
      ...order('created'),
    },
    { title: 'Actions', cell: (row) => <StatusButton booking={row} input={input} /> },
  ]
  return (
    <>
      <header className={css.head}>
        <h1>All Bookings</h1>
      </header>
      <BookingFilters filter={filter} onFilter={onSearch} />
      <CancelSelection selection={selection} rows={bookings.data?.rows ?? []} />
      <PagedTable
        query={bookings}
        label="All Bookings"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <>
            <p>No bookings found</p>
            <Button variant="default" mt="md" onClick={() => onSearch({})}>
              Show all bookings
            </Button>
          </>
        }
        onPage={(place) => onSearch({ ...filter, ...place })}
      />
      <BookingDrawer
        id={open}
        input={input}
        onOpen={(id) => onSearch({ ...search, open: id })}
        onClose={() => onSearch({ ...search, open: undefined }, true)}
      />
    </>
  )
}
