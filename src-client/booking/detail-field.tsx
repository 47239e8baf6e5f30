import '@mantine/core/styles/Chip.css'
import { Chip, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Field } from '../../shared/booking-details/index.ts'
import { ChipField } from '../ui/chip-field.tsx'
import type { FormValues } from './draft.ts'
import { useToday } from './today.ts'

interface Props {
  field: Field
  required: boolean
  form: UseFormReturnType<FormValues>
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Renders one field of a detail form. */
export function DetailField({ field, required, form }: Props) {
  const { name, label, hint: description, placeholder } = field
  const value = form.values[name]
  const today = useToday()
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
  const typed = {
    ...common,
    value: asText(value),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(name, event.currentTarget.value),
  }
  switch (field.kind) {
    case 'text':
      return <TextInput {...typed} />
    case 'paragraph':
      return <Textarea {...typed} rows={3} />
    case 'number':
      return (
        <TextInput
          {...typed}
          inputMode="decimal"
          autoComplete="off"
          rightSection={field.unit}
          rightSectionWidth={field.unit ? 64 : undefined}
          rightSectionPointerEvents="none"
        />
      )
    case 'date':
      return <TextInput {...typed} type="date" min={today} />
    case 'choice': {
      const chosen = asText(value)
      const mayBeEmpty = !required && !field.preset
      return (
        <ChipField {...common} required={required}>
          <Chip.Group value={chosen} onChange={(key) => form.setFieldValue(name, key)}>
            {Object.entries(field.options).map(([key, words]) => (
              <Chip
                key={key}
                value={key}
                name={name}
                onClick={() => mayBeEmpty && key === chosen && form.setFieldValue(name, '')}
              >
                {words}
              </Chip>
            ))}
          </Chip.Group>
        </ChipField>
      )
    }
    case 'flags': {
      const flags = (value ?? {}) as Record<string, boolean>
      return (
        <ChipField {...common}>
          {Object.entries(field.options).map(([key, words]) => (
            <Chip
              key={key}
              checked={flags[key] ?? false}
              onChange={(on) => form.setFieldValue(name, { ...flags, [key]: on })}
            >
              {words}
            </Chip>
          ))}
        </ChipField>
      )
    }
    case 'switches':
      return (
        <ChipField {...common}>
          {Object.entries(field.options).map(([key, words]) => (
            <Chip
              key={key}
              checked={form.values[key] === true}
              onChange={(on) => form.setFieldValue(key, on)}
            >
              {words}
            </Chip>
          ))}
        </ChipField>
      )
  }
}
