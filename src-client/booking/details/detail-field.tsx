import '@mantine/core/styles/Chip.css'
import { Chip, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { z } from 'zod/mini'
import type { Field } from '../../../shared/booking-details/index.ts'
import { useToday } from '../../business-clock.ts'
import { ChipField } from '../../ui/forms/chip-field.tsx'
import type { FormValues } from '../draft.ts'

interface Props {
  field: Field
  required: boolean
  form: Pick<UseFormReturnType<FormValues>, 'values' | 'errors' | 'setFieldValue'>
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const checkboxes = z.catch(z.record(z.string(), z.boolean()), {})

/** Only a date's input renders again for today's date, once the page is hydrated. */
const DateInput = (props: TextInputProps) => <TextInput {...props} type="date" min={useToday()} />

/** Renders one field of a detail form. */
export function DetailField({ field, required, form }: Props) {
  const { name, label, hint: description, placeholder } = field
  const value = form.values[name]
  const common = {
    name,
    label,
    description,
    placeholder,
    withAsterisk: required,
    'aria-required': required || undefined,
    error: form.errors[name],
    'data-field': name,
  }
  const textInput = {
    ...common,
    value: asText(value),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(name, event.currentTarget.value),
  }
  switch (field.kind) {
    case 'text':
      return <TextInput {...textInput} />
    case 'paragraph':
      return <Textarea {...textInput} rows={3} />
    case 'number':
      return (
        <TextInput
          {...textInput}
          inputMode="decimal"
          autoComplete="off"
          rightSection={field.unit}
          rightSectionWidth={field.unit ? 64 : undefined}
          rightSectionPointerEvents="none"
        />
      )
    case 'date':
      return <DateInput {...textInput} />
    case 'choice': {
      const selected = asText(value)
      const canBeCleared = !required && !field.preset
      return (
        <ChipField {...common} required={required}>
          <Chip.Group value={selected} onChange={(key) => form.setFieldValue(name, key)}>
            {Object.entries(field.options).map(([key, optionLabel]) => (
              <Chip
                key={key}
                value={key}
                name={name}
                onClick={() => canBeCleared && key === selected && form.setFieldValue(name, '')}
              >
                {optionLabel}
              </Chip>
            ))}
          </Chip.Group>
        </ChipField>
      )
    }
    case 'flags': {
      const checked = checkboxes.parse(value)
      return (
        <ChipField {...common}>
          {Object.entries(field.options).map(([key, optionLabel]) => (
            <Chip
              key={key}
              checked={checked[key] ?? false}
              onChange={(on) => form.setFieldValue(name, { ...checked, [key]: on })}
            >
              {optionLabel}
            </Chip>
          ))}
        </ChipField>
      )
    }
    case 'switches':
      return (
        <ChipField {...common}>
          {Object.entries(field.options).map(([key, optionLabel]) => (
            <Chip
              key={key}
              checked={form.values[key] === true}
              onChange={(on) => form.setFieldValue(key, on)}
            >
              {optionLabel}
            </Chip>
          ))}
        </ChipField>
      )
  }
}
