import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { type ExtraWorkStatus, proposeExtraInput } from '../../../shared/proposals.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { BookingRecord } from '../bookings/rows.ts'
import { dollars } from './dollars.ts'

const statuses: Record<ExtraWorkStatus, string> = {
  proposed: 'waiting for the customer',
  approved: 'approved, part of the price',
  declined: 'declined',
  withdrawn: 'withdrawn',
}

/** Work beyond what was booked: proposed here, approved by the customer through the link in an email. */
export function ExtraWorkSection({ record }: { record: BookingRecord }) {
  const [isProposing, setIsProposing] = useState(false)
  const { extraWork, canEdit, contact } = record
  if (extraWork.length === 0 && !canEdit) return null
  return (
    <section>
      <h3>Extra work</h3>
      {extraWork.length > 0 ? (
        <ul className={css.list}>
          {extraWork.map((extra) => (
            <Extra key={extra.id} extra={extra} />
          ))}
        </ul>
      ) : null}
      {isProposing ? <ProposeForm id={record.id} onDone={() => setIsProposing(false)} /> : null}
      {canEdit && !hasEmail(contact.email) ? (
        <p className={css.quiet}>
          Customers approve extra work by email. Add an email address with Edit first.
        </p>
      ) : null}
      {canEdit && hasEmail(contact.email) && !isProposing ? (
        <div className={css.actions}>
          <Button variant="default" onClick={() => setIsProposing(true)}>
            Propose extra work
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Extra({ extra }: { extra: BookingRecord['extraWork'][number] }) {
  const { id, description, amount, status } = extra
  const withdraw = trpc.admin.bookings.withdrawExtra.useMutation()
  const { submit, isSubmitting } = useSubmit(withdraw.mutateAsync, { failed: 'Not withdrawn' })
  return (
    <li>
      <span>
        {description} <small>{statuses[status]}</small>
      </span>
      <strong className="figures">{formatCents(amount, 'cents')}</strong>
      {status === 'proposed' ? (
        <Button
          variant="default"
          size="sm"
          loading={isSubmitting}
          aria-label={`Withdraw: ${description}`}
          onClick={() => submit({ extraId: id })}
        >
          Withdraw
        </Button>
      ) : null}
    </li>
  )
}

function ProposeForm({ id, onDone }: { id: string; onDone: () => void }) {
  // One id for all attempts: a second one proposes nothing more.
  const [extraId] = useState(() => crypto.randomUUID())
  const form = useSchemaForm({
    schema: z.extend(z.pick(proposeExtraInput, { description: true }), {
      amount: dollars(proposeExtraInput.shape.amount),
    }),
    initialValues: { description: '', amount: '' },
  })
  const propose = trpc.admin.bookings.proposeExtra.useMutation()
  const { submit, isSubmitting } = useSubmit(propose.mutateAsync, {
    failed: 'Not proposed',
    showErrors: form.showErrors,
    onSuccess: () => {
      toastSuccess('Proposed', 'The customer gets an email with a link to approve or decline it.')
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      aria-label="Propose extra work"
      onSubmit={form.handleSubmit((values) => submit({ id, extraId, ...values }))}
    >
      <TextInput
        label="Additional work"
        description="The customer sees this."
        maxLength={300}
        {...form.getInputProps('description')}
      />
      <TextInput label="Price in dollars" inputMode="decimal" {...form.getInputProps('amount')} />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Propose
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
