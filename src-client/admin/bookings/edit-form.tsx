import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { editableContact } from '../../../shared/admin/bookings.ts'
import { findService, type Service } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { emailAddress, optional } from '../../../shared/text.ts'
import { DetailsForm } from '../../booking/details/details-form.tsx'
import type { FormValues } from '../../booking/draft.ts'
import { parseDetails } from '../../booking/quote.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { describeTold } from './describe-told.ts'
import { PricePreview } from './price-preview.tsx'
import type { BookingRecord } from './rows.ts'

/** A caller's email may still be missing. */
const contactWithoutEmail = z.extend(editableContact, { email: optional(emailAddress) })

interface Props {
  record: BookingRecord
  onDone: () => void
}

/** Changes what a customer asks to change on the phone: name, email, phone number, address, instructions and answers. */
export function EditForm({ record, onDone }: Props) {
  const service = findService(record.serviceId)
  return service ? <Fields record={record} service={service} onDone={onDone} /> : null
}

function Fields({ record, service, onDone }: Props & { service: Service }) {
  const { id, userId, contact, answers } = record
  // What a colleague changes from now on is not overwritten.
  const [{ quoteAmount, sequence }] = useState(record)
  const [values, setValues] = useState<FormValues>(answers)
  const [errorRequests, setErrorRequests] = useState(0)
  const form = useSchemaForm({
    schema: hasEmail(contact.email) ? editableContact : contactWithoutEmail,
    initialValues: {
      fullName: contact.fullName,
      email: hasEmail(contact.email) ? contact.email : '',
      phone: contact.phone,
      address: contact.address,
      specialInstructions: contact.specialInstructions ?? '',
    },
  })
  const edit = trpc.admin.bookings.edit.useMutation()
  const { submit, isSubmitting } = useSubmit(edit.mutateAsync, {
    failed: 'Not saved',
    showErrors: form.showErrors,
    onSuccess: ({ before, after, reach, unsuited }) => {
      const price =
        before === after
          ? ''
          : `The price changed from ${formatCents(before)} to ${formatCents(after)}. `
      const text = `${price}${describeTold({ reach })}`
      if (unsuited === null) toastSuccess('Saved', text)
      else toastError('Saved, but the visit needs someone else', `${unsuited} ${text}`)
      onDone()
    },
  })
  const details = parseDetails(service, values)
  return (
    <section aria-label="Edit">
      <form
        id="edit"
        className={css.body}
        noValidate
        onSubmit={form.handleSubmit((changed) => {
          if (!details) return setErrorRequests(errorRequests + 1)
          submit({ id, quoteAmount, sequence, contact: changed, details })
        })}
      >
        <TextInput label="Full name" maxLength={120} {...form.getInputProps('fullName')} />
        <TextInput
          label="Email"
          type="email"
          description={
            userId
              ? 'The customer can change this in their account'
              : hasEmail(contact.email)
                ? 'New emails go here. You can resend failed ones.'
                : 'None on file. If you add one, messages go there.'
          }
          readOnly={userId !== null}
          {...form.getInputProps('email')}
        />
        <TextInput label="Phone" type="tel" maxLength={40} {...form.getInputProps('phone')} />
        <TextInput label="Service address" maxLength={300} {...form.getInputProps('address')} />
        <Textarea
          label="Special instructions (optional)"
          rows={2}
          {...form.getInputProps('specialInstructions')}
        />
      </form>
      <DetailsForm
        id="edit-answers"
        service={service}
        initial={values}
        heading="h3"
        errorRequests={errorRequests}
        onChange={setValues}
        onComplete={() => undefined}
      />
      <p role="status">{details ? <PricePreview record={record} details={details} /> : ''}</p>
      <div className={css.actions}>
        <Button type="submit" form="edit" loading={isSubmitting}>
          Save changes
        </Button>
        <Button variant="default" onClick={onDone}>
          Discard changes
        </Button>
      </div>
    </section>
  )
}
