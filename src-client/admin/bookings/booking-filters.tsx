import { Button, NativeSelect } from '@mantine/core'
import { bookingStatuses } from '../../../shared/booking-status.ts'
import { findOption } from '../../ui/forms/find-option.ts'
import { statusLabels } from '../../ui/status-labels.ts'
import css from '../admin.module.css'
import { DateField } from '../date-field.tsx'
import { periodFrom, periodTo } from '../figures/period.tsx'
import { SearchField } from '../search-field.tsx'
import type { BookingSearch } from '../search-params.ts'
import { ServiceSelect } from '../service-select.tsx'
import { DayChips } from './day-chips.tsx'

type BookingFilter = Omit<BookingSearch, 'after' | 'before' | 'open'>

interface Props {
  filter: BookingFilter
  onFilter: (filter: BookingFilter, replace?: boolean) => void
}

/** Search and filters of the booking list. */
export function BookingFilters({ filter, onFilter }: Props) {
  const { search, status, serviceId, by = 'created', from, to } = filter
  const dates = by === 'created' ? 'Created' : 'Scheduled'
  return (
    <search className={css.toolbar}>
      <div className={css.chips}>
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
        value={search}
        onSearch={(text) => onFilter({ ...filter, search: text }, true)}
      />
      <NativeSelect
        label="Status"
        value={status ?? ''}
        data={[
          { value: '', label: 'All' },
          ...bookingStatuses.map((value) => ({ value, label: statusLabels[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, status: findOption(bookingStatuses, value) })
        }
      />
      <ServiceSelect
        serviceId={serviceId}
        onSelect={(selected) => onFilter({ ...filter, serviceId: selected })}
      />
      <NativeSelect
        label="Date type"
        value={by}
        data={[
          { value: 'created', label: 'Booking' },
          { value: 'scheduled', label: 'Visit' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, by: findOption(['created', 'scheduled'], value) })
        }
      />
      <DateField
        label={`${dates} from`}
        value={from}
        onDate={(date) => onFilter({ ...filter, ...periodFrom(date, to) })}
      />
      <DateField
        label={`${dates} to`}
        value={to}
        onDate={(date) => onFilter({ ...filter, ...periodTo(from, date) })}
      />
    </search>
  )
}

const queryString = (filter: BookingFilter) =>
  new URLSearchParams(
    Object.entries(filter).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString()
