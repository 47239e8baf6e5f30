import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { categories, type ServiceId, servicesByTitle } from '../../../shared/catalogue.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import css from './professional-form.module.css'

interface Props {
  value: readonly ServiceId[]
  onChange: (serviceIds: ServiceId[]) => void
  error?: ReactNode
}

/** The services that somebody does, by category. */
export function SkillChoice({ value, onChange, error }: Props) {
  const toggle = (id: ServiceId, does: boolean) =>
    onChange(does ? [...value, id] : value.filter((one) => one !== id))
  return (
    <ChoiceField label="Services" error={error} data-field="serviceIds">
      {categories
        .filter((category) => category !== 'All')
        .map((category) => (
          <fieldset key={category} className={css.group}>
            <legend>{category}</legend>
            {servicesByTitle
              .filter((service) => service.category === category)
              .map(({ id, title }) => (
                <Checkbox
                  key={id}
                  label={title}
                  checked={value.includes(id)}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
              ))}
          </fieldset>
        ))}
    </ChoiceField>
  )
}
