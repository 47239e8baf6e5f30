import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { type EndVisitInput, endVisitInput } from '../../../shared/admin/bookings.ts'
import type { VisitOutcome } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess, toastUndoable } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { CancelForCustomer } from './cancel-for-customer.tsx'
import { describeTold } from './describe-told.ts'
import type { BookingRecord } from './rows.ts'
import { statusOf } from './undo-action.tsx'
import { useUndoStatus } from './use-undo-status.ts'

type Ending = 'cancel' | VisitOutcome

const endings = {
  cancel: {
    open: 'Cancel this booking',
    label: 'Reason for the cancellation',
    submit: 'Cancel booking',
    done: 'Booking cancelled',
  },
  no_show: {
    open: 'No-show',
    label: 'What happened',
    submit: 'Mark as no-show',
    done: 'Marked as no-show',
  },
  not_done: {
    open: 'Could not be done',
    label: 'Why it could not be done',
    submit: 'Mark as not done',
    done: 'Marked as not done',
  },
} as const satisfies Record<Ending, object>

/** The ways to end a booking without work, each with a reason that the customer reads. */
export function EndForm({ record }: { record: BookingRecord }) {
  const [ending, setEnding] = useState<Ending | 'for_customer'>()
  if (ending === 'for_customer') {
    return <CancelForCustomer record={record} onKeep={() => setEnding(undefined)} />
  }
  if (ending) {
    return <ReasonForm record={record} ending={ending} onKeep={() => setEnding(undefined)} />
  }
  const possible: Ending[] = [
    ...(record.canEndWithoutWork ? (['no_show', 'not_done'] as const) : []),
    ...(record.canCancel ? (['cancel'] as const) : []),
  ]
  return (
    <>
      {possible.map((one) => (
        <Button key={one} variant="default" size="sm" onClick={() => setEnding(one)}>
          {endings[one].open}
        </Button>
      ))}
      {record.canCancel ? (
        <Button variant="default" size="sm" onClick={() => setEnding('for_customer')}>
          Cancel for the customer
        </Button>
      ) : null}
    </>
  )
}

interface ReasonProps {
  record: BookingRecord
  ending: Ending
  onKeep: () => void
}

function ReasonForm({ record, ending, onKeep }: ReasonProps) {
  const { id, status, feeNow } = record
  const words = endings[ending]
  const form = useSchemaForm({
    schema: z.pick(endVisitInput, { reason: true, waivesFee: true }),
    initialValues: { reason: '', waivesFee: false },
  })
  const cancel = trpc.admin.bookings.cancel.useMutation()
  const end = trpc.admin.bookings.endVisit.useMutation()
  const undo = useUndoStatus()
  const { submit, isSubmitting } = useSubmit(
    async ({ reason, waivesFee }: Pick<EndVisitInput, 'reason' | 'waivesFee'>) => {
      const input = { id, from: status, reason }
      return ending === 'cancel'
        ? cancel.mutateAsync(input)
        : end.mutateAsync({ ...input, outcome: ending, waivesFee })
    },
    {
      failed: 'This change was not saved',
      showErrors: form.showErrors,
      onSuccess: ({ toldAt }) => {
        const minutes = Math.ceil((Date.parse(toldAt) - Date.now()) / 60_000)
        if (minutes < 1) return toastSuccess(words.done, describeTold(record))
        return toastUndoable(
          words.done,
          describeTold(
            record,
            `The customer will be notified in ${pluralize(minutes, 'minute')}, with the reason.`,
          ),
          {
            action: undo.action({ id, from: 'cancelled' }),
            about: statusOf(id),
            summary: `${record.serviceTitle} for ${record.contact.fullName}.`,
            until: toldAt,
          },
        )
      },
    },
  )
  const fee = ending === 'no_show' ? feeNow : 0
  const cost = fee > 0 && !form.values.waivesFee ? formatCents(fee) : 'none'
  return (
    <form className={css.body} onSubmit={form.handleSubmit((values) => submit(values))}>
      <TextInput
        label={words.label}
        description={`${record.reach === 'call' ? 'Tell the customer by phone.' : 'The customer sees this.'} Fee: ${cost}.`}
        maxLength={500}
        ref={focusOnce}
        {...form.getInputProps('reason')}
      />
      {fee > 0 ? (
        <Checkbox
          label={`Waive the fee of ${formatCents(fee)}`}
          {...form.getInputProps('waivesFee', { type: 'checkbox' })}
        />
      ) : null}
      <div className={css.actions}>
        <Button type="submit" color="red.9" loading={isSubmitting}>
          {words.submit}
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep booking
        </Button>
      </div>
    </form>
  )
}
