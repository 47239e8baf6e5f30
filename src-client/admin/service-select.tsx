import { NativeSelect } from '@mantine/core'
import { type ServiceId, serviceIds, servicesByTitle } from '../../shared/catalogue.ts'
import { findOption } from '../ui/forms/find-option.ts'

interface Props {
  serviceId: ServiceId | undefined
  onSelect: (serviceId: ServiceId | undefined) => void
}

/** Filters by one service, or by none. */
export const ServiceSelect = ({ serviceId, onSelect }: Props) => (
  <NativeSelect
    label="Service"
    value={serviceId ?? ''}
    data={[
      { value: '', label: 'All' },
      ...servicesByTitle.map(({ id, title }) => ({ value: id, label: title })),
    ]}
    onChange={({ currentTarget: { value } }) => onSelect(findOption(serviceIds, value))}
  />
)
