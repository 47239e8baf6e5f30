import { Button } from '@mantine/core'
import { useState } from 'react'
import { SearchField } from '../search-field.tsx'
import type { BookingSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import own from './booking-filters.module.css'
import { DayChips } from './day-chips.tsx'
import { FilterFields } from './filter-fields.tsx'

type BookingFilter = Omit<BookingSearch, 'after' | 'before' | 'open'>

interface Props {
  filter: BookingFilter
  onFilter: (filter: BookingFilter, replace?: boolean) => void
}

/** Search and filters of the booking list. */
export function BookingFilters({ filter, onFilter }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const active = [filter.status, filter.serviceId, filter.from ?? filter.to].filter(Boolean).length
  return (
    <search className={bar.toolbar}>
      <div className={bar.chips}>
        <DayChips search={filter} onDays={(days) => onFilter({ ...filter, ...days })}>
          <Button
            size="xs"
            variant={filter.payment ? 'filled' : 'default'}
            aria-pressed={filter.payment !== undefined}
            onClick={() =>
              onFilter({
                ...filter,
                payment: filter.payment ? undefined : 'unpaid',
                by: 'scheduled',
              })
            }
          >
            Unpaid
          </Button>
        </DayChips>
        <Button
          className={own.toggle ?? ''}
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters{active > 0 ? ` (${active})` : ''}
        </Button>
        <Button
          component="a"
          size="xs"
          variant="default"
          href={`/admin/export/bookings.csv?${queryString(filter)}`}
          download
        >
          Export CSV
        </Button>
      </div>
      <SearchField
        label="Search"
        placeholder="Name, phone, service, ID"
        value={filter.search}
        onSearch={(text) => onFilter({ ...filter, search: text }, true)}
      />
      <div className={own.fields} data-open={isOpen || undefined}>
        <FilterFields filter={filter} onFilter={(changed) => onFilter({ ...filter, ...changed })} />
      </div>
    </search>
  )
}

const queryString = (filter: BookingFilter) =>
  new URLSearchParams(
    Object.entries(filter).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString()
