import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { BookingRow } from '../../../shared/admin/booking-columns.ts'
import { trpc } from '../../trpc.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { PagedTable } from '../paged-table.tsx'
import type { BookingSearch } from '../search-params.ts'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { Selection } from './selection/selection.tsx'
import { useSelection } from './selection/use-selection.tsx'
import { StatusButton } from './status-button.tsx'
import { tableColumns } from './table-columns.tsx'

interface Props {
  search: BookingSearch
  /** `replace` keeps Back from stepping through every letter typed. */
  onSearch: (search: BookingSearch, replace?: boolean) => void
}

/** Every booking of the business. The server pages, searches and sorts the list, however long it gets. */
export function BookingsPage({ search, onSearch }: Props) {
  const { open, after, before, row: _row, ...filter } = search
  const input = { ...filter, after, before }
  const bookings = trpc.admin.bookings.list.useQuery(input, { placeholderData: keepPreviousData })
  const selection = useSelection()
  const columns: Column<BookingRow>[] = [
    selection.column,
    ...tableColumns({
      order: filter,
      onSort: (order) => onSearch({ ...filter, ...order }),
      onOpen: (id) => onSearch({ ...search, open: id }),
    }),
    { title: 'Actions', plain: true, cell: (row) => <StatusButton booking={row} input={input} /> },
  ]
  return (
    <>
      <header className={css.head}>
        <h1>All Bookings</h1>
        <ActionLink to="/admin/bookings/new">New booking</ActionLink>
      </header>
      <BookingFilters filter={filter} onFilter={onSearch} />
      <Selection selection={selection} rows={bookings.data?.rows ?? []} />
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
        place={search}
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
