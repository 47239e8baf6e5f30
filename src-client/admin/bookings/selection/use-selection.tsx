import { useState } from 'react'
import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import css from '../../admin.module.css'
import type { Column } from '../../data-table.tsx'

/** The selected bookings, by id. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, BookingRow>>(new Map())
  const set = (rows: readonly BookingRow[], isSelected: boolean) => {
    const next = new Map(selected)
    for (const row of rows) {
      if (isSelected) next.set(row.id, row)
      else next.delete(row.id)
    }
    setSelected(next)
  }
  const column: Column<BookingRow> = {
    title: 'Select',
    plain: true,
    cell: (row) => (
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={`Select ${row.serviceTitle}, ${row.customerName}`}
        checked={selected.has(row.id)}
        onChange={({ currentTarget }) => set([row], currentTarget.checked)}
      />
    ),
  }
  return { selected, set, column, clear: () => setSelected(new Map()) }
}
