import { Button } from '@mantine/core'
import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import { formatCents } from '../../../shared/money.ts'
import { StatusBadge } from '../../manage/status-badge.tsx'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { dateOf, visitOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { AdvanceButton } from './advance-button.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingTools } from './booking-tools.tsx'
import { CancelSelection, useSelection } from './cancel-selection.tsx'
import type { BookingRow } from './rows.ts'

export interface BookingSearch extends Partial<BookingFilter>, Place {
  /** The booking whose record is open. */
  open?: string | undefined
}

interface Props {
  search: BookingSearch
  /** `replace` keeps Back from stepping through every letter typed. */
  onSearch: (search: BookingSearch, replace?: boolean) => void
}

/** Every booking of the business. The server pages, searches and sorts the list, however long it gets. */
export function BookingsPage({ search, onSearch }: Props) {
  const { open, after, before, ...filter } = search
  const input = { ...filter, after, before }
  const bookings = trpc.admin.bookings.useQuery(input, { placeholderData: (last) => last })
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
            className={css.open}
            onClick={() => onSearch({ ...search, open: id })}
          >
            {customerName || 'N/A'}
          </button>
          <span className={css.second}>{customerEmail}</span>
        </>
      ),
    },
    { title: 'Service', cell: ({ serviceTitle }) => serviceTitle },
    { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { title: 'Amount', numeric: true, cell: ({ quoteAmount }) => formatCents(quoteAmount) },
    {
      title: 'Scheduled',
      cell: (row) => (row.date ? visitOf(row) : 'Not scheduled'),
      ...order('scheduled'),
    },
    { title: 'Created', cell: ({ createdAt }) => dateOf(createdAt), ...order('created') },
    { title: 'Actions', cell: (row) => <AdvanceButton booking={row} input={input} /> },
  ]
  return (
    <>
      <header className={css.head}>
        <h1>All Bookings</h1>
      </header>
      <BookingTools filter={filter} onFilter={onSearch} />
      <CancelSelection selection={selection} rows={bookings.data?.rows ?? []} />
      <PagedTable
        query={bookings}
        label="All Bookings"
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <>
            <p>No bookings found</p>
            <Button variant="default" mt="md" onClick={() => onSearch({})}>
              Show all bookings
            </Button>
          </>
        }
        onPlace={(place) => onSearch({ ...filter, ...place })}
      />
      {open ? (
        <BookingDrawer
          id={open}
          input={input}
          onOpen={(id) => onSearch({ ...search, open: id })}
          onClose={() => onSearch({ ...search, open: undefined }, true)}
        />
      ) : null}
    </>
  )
}
