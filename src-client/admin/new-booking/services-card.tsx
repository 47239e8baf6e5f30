import { Button, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import {
  type Service,
  type ServiceId,
  serviceIds,
  servicesByTitle,
} from '../../../shared/catalogue.ts'
import { DetailsForm } from '../../booking/details/details-form.tsx'
import type { FormValues } from '../../booking/draft.ts'
import { findOption } from '../../ui/forms/find-option.ts'
import css from '../admin.module.css'
import own from './new-booking-page.module.css'
import type { WantedService } from './ordered-services.ts'

interface Props {
  wanted: readonly WantedService[]
  /** Whether more than one can be ordered. */
  canAdd: boolean
  error: string | undefined
  /** The service whose missing answers are asked for, and how often they were. */
  errorRequest: { id: string; count: number }
  /** Changes when a service's answers are changed from outside its form. */
  formKey: (service: Service) => string
  onChange: (ids: readonly ServiceId[]) => void
  onAnswers: (service: Service, values: FormValues) => void
}

/** What the caller wants done: one or more services, each with its questions. */
export function ServicesCard({
  wanted,
  canAdd,
  error,
  errorRequest,
  formKey,
  onChange,
  onAnswers,
}: Props) {
  const adding = useRef<HTMLSelectElement>(null)
  const ids = wanted.map(({ service }) => service.id)
  const [first, ...others] = ids
  const choosable = servicesByTitle.filter(({ id }) => !others.includes(id))
  const addable = servicesByTitle.filter(({ id }) => !ids.includes(id))
  return (
    <section className={css.card}>
      <h2>{wanted.length > 1 ? 'Services' : 'Service'}</h2>
      <NativeSelect
        label={wanted.length > 1 ? 'First service' : 'Service'}
        name="serviceId"
        data-field="serviceId"
        value={first ?? ''}
        error={error}
        data={[{ value: '', label: 'Choose' }, ...choosable.map(option)]}
        onChange={({ currentTarget: { value } }) => {
          const id = findOption(serviceIds, value)
          onChange(id ? [id, ...others] : others)
        }}
      />
      {canAdd && first ? (
        <NativeSelect
          ref={adding}
          label="Add another service"
          value=""
          data={[{ value: '', label: 'Choose' }, ...addable.map(option)]}
          onChange={({ currentTarget: { value } }) => {
            const id = findOption(serviceIds, value)
            if (id) onChange([...ids, id])
          }}
        />
      ) : null}
      {wanted.map(({ service, values }, index) => (
        <section key={`${service.id} ${formKey(service)}`} className={own.service}>
          {wanted.length > 1 ? (
            <header className={css.head}>
              <h3>{service.title}</h3>
              {index > 0 ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Remove ${service.title}`}
                  onClick={() => {
                    onChange(ids.filter((id) => id !== service.id))
                    // The button is gone then.
                    adding.current?.focus()
                  }}
                >
                  Remove
                </Button>
              ) : null}
            </header>
          ) : null}
          <DetailsForm
            id={`answers-${service.id}`}
            service={service}
            initial={values}
            heading={wanted.length > 1 ? 'h4' : 'h3'}
            errorRequests={errorRequest.id === service.id ? errorRequest.count : 0}
            onChange={(changed) => onAnswers(service, changed)}
            onComplete={() => undefined}
          />
        </section>
      ))}
    </section>
  )
}

const option = ({ id, title }: Service) => ({ value: id, label: title })
