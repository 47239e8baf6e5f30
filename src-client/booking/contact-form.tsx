import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect } from 'react'
import { type Contact, contactSchema } from '../../shared/booking.ts'
import { focusFirstField } from '../ui/focus-field.ts'
import { clearToasts } from '../ui/toast.ts'
import css from './checkout-page.module.css'
import { contactFields } from './contact-fields.ts'

interface Props {
  id: string
  initial: Record<string, string>
  /** Errors that the server found, by field. */
  refused: Record<string, string>
  onChange: (values: Record<string, string>) => void
  onComplete: (contact: Contact) => void
  onMissing: () => void
}

export function ContactForm({ id, initial, refused, onChange, onComplete, onMissing }: Props) {
  const form = useForm<Record<string, string>>({
    initialValues: initial,
    validate: schemaResolver(contactSchema, { sync: true }),
    onValuesChange: onChange,
  })
  const { setErrors } = form
  useEffect(() => {
    if (Object.keys(refused).length === 0) return
    setErrors(refused)
    focusFirstField(Object.keys(refused))
  }, [refused, setErrors])

  const submit = form.onSubmit(
    (values) => onComplete(contactSchema.parse(values)),
    (errors, values) => {
      clearToasts()
      if (contactFields.some(({ name, required }) => required && !values[name]?.trim())) onMissing()
      focusFirstField(Object.keys(errors))
    },
  )
  return (
    <form id={id} className={css.card} onSubmit={submit} noValidate>
      {contactFields.map(({ name, label, type, autoComplete, required }) => {
        const common = {
          name,
          label,
          withAsterisk: required,
          'aria-required': required || undefined,
          'data-field': name,
          error: form.errors[name],
          value: form.values[name] ?? '',
          onChange: (event: { currentTarget: { value: string } }) =>
            form.setFieldValue(name, event.currentTarget.value),
        }
        return type ? (
          <TextInput key={name} {...common} type={type} autoComplete={autoComplete} />
        ) : (
          <Textarea
            key={name}
            {...common}
            rows={3}
            placeholder="Gate code, parking, pets... (optional)"
          />
        )
      })}
    </form>
  )
}
