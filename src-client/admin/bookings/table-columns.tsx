import type { ReactNode } from 'react'
import {
  type BookingColumnId,
  type BookingRow,
  columnsIn,
} from '../../../shared/admin/booking-columns.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { outcomeLabels } from '../../manage/booking-history.ts'
import { settings } from '../../settings.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { formatInstantDate } from '../format-instant.ts'
import type { BookingSearch } from '../search-params.ts'

type Order = Pick<BookingSearch, 'by' | 'direction' | 'payment' | 'from' | 'to'>

const isDated = ({ from, to }: Order) => from !== undefined || to !== undefined

interface Props {
  order: Order
  onSort: (order: Order) => void
  onOpen: (id: string) => void
}

/** The columns that All Bookings shares with the CSV files. A cell is its column's text unless it is rendered here. */
export function tableColumns({ order, onSort, onOpen }: Props): Column<BookingRow>[] {
  const cells: Partial<Record<BookingColumnId, (row: BookingRow) => ReactNode>> = {
    customer: ({ id, customerName, customerEmail, customerPhone }) => (
      <>
        <button type="button" className={css.linkButton} onClick={() => onOpen(id)}>
          {customerName || 'N/A'}
        </button>
        <span className={css.secondary}>
          {hasEmail(customerEmail) ? customerEmail : customerPhone}
        </span>
      </>
    ),
    status: ({ status, outcome }) => (
      <StatusBadge status={status} label={outcome ? outcomeLabels[outcome] : undefined} />
    ),
    amount: ({ quoteAmount, due }) => formatCents(due ?? quoteAmount),
    created: ({ createdAt }) => formatInstantDate(createdAt),
  }
  return columnsIn('table').map(({ id, title, text, numeric, sortBy }) => ({
    title: id === 'amount' && order.payment === 'unpaid' ? 'Due' : title,
    numeric,
    plain: id !== 'created',
    nowrap: id !== 'customer',
    wide: id === 'professional' || id === 'created',
    cell: cells[id] ?? ((row) => text(row, settings.timeZone)),
    // With dates, the list is in the order of the dates that it is filtered by.
    ...(sortBy && (!isDated(order) || sortBy === (order.by ?? 'created'))
      ? sorting(sortBy, order, onSort)
      : {}),
  }))
}

/** How the column is sorted now, and what a click on its title does: newest first, then the other way round. */
function sorting(
  column: 'created' | 'scheduled',
  { by = 'created', direction = 'newest' }: Order,
  onSort: (order: Order) => void,
): Pick<Column<BookingRow>, 'sorted' | 'onSort'> {
  const isDescending = by === column && direction === 'newest'
  return {
    sorted: by !== column ? 'none' : isDescending ? 'descending' : 'ascending',
    onSort: () => onSort({ by: column, direction: isDescending ? 'oldest' : 'newest' }),
  }
}
