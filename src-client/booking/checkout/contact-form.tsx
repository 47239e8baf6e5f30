import { Textarea, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { type Contact, contactSchema } from '../../../shared/booking.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { toastError } from '../../ui/toast/toast.ts'
import { whereStore } from '../../where/where-store.ts'
import type { ContactDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import css from './checkout-page.module.css'
import { contactFields } from './contact-fields.ts'
import { JobPlace } from './job-place.tsx'

interface Props {
  id: string
  flow: Flow
  initial: ContactDraft
  /** The server's messages, by field. */
  serverErrors: Record<string, string>
  onChange: (values: ContactDraft) => void
  onComplete: (contact: Contact) => void
}

/** The address that is typed or pasted must not be somewhere else than the place that was asked for first. */
function addressError({ address }: { address: string }): Record<string, string> {
  const written = zipOfAddress(address)
  const { zip } = whereStore.get()
  return written === undefined || written === zip
    ? {}
    : {
        address: `This address has the zip code ${written}, not ${zip}. Choose which one is right.`,
      }
}

const empty = { fullName: '', email: '', phone: '', address: '', specialInstructions: '' }

export function ContactForm({ id, flow, initial, serverErrors, onChange, onComplete }: Props) {
  const form = useSchemaForm({
    schema: contactSchema,
    initialValues: { ...empty, ...initial },
    check: addressError,
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
        if (name === 'address') {
          return (
            <div key={name} className={css.place}>
              <TextInput {...input} type={type} autoComplete={autoComplete} />
              <JobPlace
                flow={flow}
                address={form.values.address}
                error={form.errors.zip}
                onAddress={(address) => {
                  form.setFieldValue('address', address)
                  form.clearFieldError('address')
                }}
              />
            </div>
          )
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
