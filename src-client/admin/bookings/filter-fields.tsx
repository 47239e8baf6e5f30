import { NativeSelect } from '@mantine/core'
import { bookingStatuses } from '../../../shared/booking-status.ts'
import { findOption } from '../../ui/forms/find-option.ts'
import { statusLabels } from '../../ui/status-labels.ts'
import { DateField } from '../date-field.tsx'
import { periodFrom, periodTo } from '../figures/period.tsx'
import type { BookingSearch } from '../search-params.ts'
import { ServiceSelect } from '../service-select.tsx'

type Filter = Pick<BookingSearch, 'status' | 'serviceId' | 'by' | 'from' | 'to'>

interface Props {
  filter: Filter
  onFilter: (changed: Filter) => void
}

/** The filters of the booking list beside its search. */
export function FilterFields({ filter, onFilter }: Props) {
  const { status, serviceId, by = 'created', from, to } = filter
  const dates = by === 'created' ? 'Created' : 'Scheduled'
  return (
    <>
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
    </>
  )
}
