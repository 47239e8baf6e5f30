import { Textarea, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { type Contact, contactSchema } from '../../../shared/booking.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { toastError } from '../../ui/toast/toast.ts'
import type { ContactDraft } from '../draft.ts'
import css from './checkout-page.module.css'
import { contactFields } from './contact-fields.ts'

interface Props {
  id: string
  initial: ContactDraft
  /** The server's messages, by field. */
  serverErrors: Record<string, string>
  onChange: (values: ContactDraft) => void
  onComplete: (contact: Contact) => void
}

const empty = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

export function ContactForm({ id, initial, serverErrors, onChange, onComplete }: Props) {
  const form = useSchemaForm({
    schema: contactSchema,
    initialValues: { ...empty, ...initial },
    onValuesChange: onChange,
  })
  const showErrors = useEffectEvent(form.showErrors)
  useEffect(() => showErrors(serverErrors), [serverErrors])

  const submit = form.handleSubmit(onComplete, (values) => {
    if (contactFields.some(({ name, required }) => required && !values[name].trim())) {
      toastError('Missing Information', 'Please fill in all required fields.')
    }
  })
  return (
    <form id={id} className={css.card} onSubmit={submit} noValidate>
      {contactFields.map(({ name, label, type, autoComplete, required }) => {
        const input = {
          label,
          withAsterisk: required,
          'aria-required': required || undefined,
          ...form.getInputProps(name),
        }
        return type ? (
          <TextInput key={name} {...input} type={type} autoComplete={autoComplete} />
        ) : (
          <Textarea
            key={name}
            {...input}
            rows={3}
            placeholder="Gate code, parking, pets... (optional)"
          />
        )
      })}
    </form>
  )
}
