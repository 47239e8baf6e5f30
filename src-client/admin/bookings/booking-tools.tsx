import { Button, NativeSelect } from '@mantine/core'
import type { BookingFilter } from '../../../shared/admin/bookings.ts'
import { type BookingStatus, bookingStatuses } from '../../../shared/booking.ts'
import { servicesByTitle } from '../../../shared/catalogue.ts'
import { statusLabels } from '../../manage/status-labels.ts'
import css from '../admin.module.css'
import { DateField } from '../date-field.tsx'
import { periodFrom, periodTo } from '../figures/period.tsx'
import { SearchField } from '../search-field.tsx'

interface Props {
  filter: Partial<BookingFilter>
  onFilter: (filter: Partial<BookingFilter>, replace?: boolean) => void
}

/** Search and filters of the booking list. */
export function BookingTools({ filter, onFilter }: Props) {
  const { search, status, serviceId, by = 'created', from, to } = filter
  const dates = by === 'created' ? 'Created' : 'Scheduled'
  return (
    <search className={css.tools}>
      <SearchField
        label="Search"
        placeholder="Name, e-mail, phone, service or booking ID"
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
          onFilter({ ...filter, status: value ? (value as BookingStatus) : undefined })
        }
      />
      <NativeSelect
        label="Service"
        value={serviceId ?? ''}
        data={[
          { value: '', label: 'All' },
          ...servicesByTitle.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, serviceId: value || undefined })
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
      <Button
        component="a"
        variant="default"
        href={`/admin/export/bookings.csv?${asQuery(filter)}`}
        download
      >
        Export CSV
      </Button>
    </search>
  )
}

const asQuery = (filter: Partial<BookingFilter>) =>
  new URLSearchParams(
    Object.entries(filter).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString()
