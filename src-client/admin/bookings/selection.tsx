import { Button, Checkbox, TextInput } from '@mantine/core'
import { z } from 'zod/mini'
import '@mantine/core/styles/Checkbox.css'
import { useState } from 'react'
import type { BookingRow } from '../../../shared/admin/booking-columns.ts'
import { cancelManyInput } from '../../../shared/admin/bookings.ts'
import { canCancel } from '../../../shared/booking-status.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'

const bookings = (count: number) => pluralize(count, 'booking')

/** The selected bookings, by id. Only bookings that can be cancelled can be selected. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, BookingRow>>(new Map())
  const set = (rows: readonly BookingRow[], isSelected: boolean) => {
    const next = new Map(selected)
    for (const row of rows) {
      if (isSelected) next.set(row.id, row)
      else next.delete(row.id)
    }
    setSelected(next)
  }
  const column: Column<BookingRow> = {
    title: 'Select',
    cell: (row) =>
      canCancel(row.status) ? (
        <Checkbox
          aria-label={`Select ${row.serviceTitle}, ${row.customerName}`}
          checked={selected.has(row.id)}
          onChange={({ currentTarget }) => set([row], currentTarget.checked)}
        />
      ) : null,
  }
  return { selected, set, column, clear: () => setSelected(new Map()) }
}

interface Props {
  selection: ReturnType<typeof useSelection>
  /** The rows on the current page. */
  rows: readonly BookingRow[]
}

/** Confirms the selected bookings, or cancels them with one reason that every customer reads. */
export function Selection({ selection: { selected, set, clear }, rows }: Props) {
  const form = useSchemaForm({
    schema: z.pick(cancelManyInput, { reason: true }),
    initialValues: { reason: '' },
  })
  const cancel = trpc.admin.bookings.cancelMany.useMutation()
  const { submit, isSubmitting } = useSubmit(cancel.mutateAsync, {
    failed: 'Not all are cancelled',
    failedText: (error) =>
      `${errorMessage(error) ?? 'Please try again.'} Some may be cancelled already: select again.`,
    showErrors: form.showErrors,
    onSuccess: ({ cancelled }) => {
      const left = selected.size - cancelled.length
      toastSuccess(
        `${bookings(cancelled.length)} cancelled`,
        left === 0
          ? 'The customers are told, with the reason.'
          : `${bookings(left)} had been changed by someone else and stay as they are.`,
      )
      form.reset()
      clear()
    },
    onError: (error) => {
      if (!fieldErrors(error).reason) clear()
      return false
    },
  })
  const onPage = rows.filter(({ status }) => canCancel(status))
  const [isCancelling, setIsCancelling] = useState(false)
  if (onPage.length === 0 && selected.size === 0) return null
  const pending = [...selected.values()].filter(({ status }) => status === 'pending')
  return (
    <section className={css.selection} aria-label="Selected bookings">
      <Button size="xs" variant="default" onClick={() => set(onPage, true)}>
        Select all on this page
      </Button>
      {selected.size > 0 ? (
        <>
          <Button size="xs" variant="default" onClick={clear}>
            Clear selection
          </Button>
          {pending.length > 0 ? (
            <ConfirmButton ids={pending.map(({ id }) => id)} onDone={clear} />
          ) : null}
          <MoveButton ids={[...selected.keys()]} onDone={clear} />
          {isCancelling ? null : (
            <Button size="xs" variant="default" onClick={() => setIsCancelling(true)}>
              Cancel selected
            </Button>
          )}
        </>
      ) : null}
      <p role="status">{selected.size === 0 ? '' : `${bookings(selected.size)} selected`}</p>
      {isCancelling && selected.size > 0 ? (
        <form
          className={css.body}
          aria-label="Cancel selected bookings"
          onSubmit={form.handleSubmit(({ reason }) => {
            const seen = [...selected.values()].map(({ id, status }) => ({ id, from: status }))
            submit({ bookings: seen, reason })
          })}
        >
          <TextInput
            label="Why they are cancelled"
            description="Every customer reads it. Cancelling for the business costs them nothing."
            maxLength={500}
            {...form.getInputProps('reason')}
          />
          <div className={css.actions}>
            <Button type="submit" color="red.9" loading={isSubmitting}>
              Cancel {bookings(selected.size)}
            </Button>
            <Button variant="default" onClick={() => setIsCancelling(false)}>
              Keep them
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}

function ConfirmButton({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const confirm = trpc.admin.bookings.confirmMany.useMutation()
  const { submit, isSubmitting } = useSubmit(confirm.mutateAsync, {
    failed: 'Not all are confirmed',
    onSuccess: ({ confirmed, refused }) => {
      const [first] = refused
      if (first) {
        toastError(
          `${bookings(confirmed.length)} confirmed, ${refused.length} not`,
          `${first.reason} Open those that are still pending.`,
        )
      } else toastSuccess(`${bookings(confirmed.length)} confirmed`, 'The customers are told.')
      onDone()
    },
  })
  return (
    <Button size="xs" loading={isSubmitting} onClick={() => submit({ ids })}>
      Confirm {bookings(ids.length)}
    </Button>
  )
}

/** For a day on which the business is closed after all. */
function MoveButton({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const move = trpc.admin.bookings.moveToNearest.useMutation()
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Not all are moved',
    onSuccess: ({ moved, refused }) => {
      const [first] = refused
      const title = `${bookings(moved.length)} moved`
      if (first) toastError(`${title}, ${refused.length} not`, first.reason)
      else toastSuccess(title, 'The customers are told in two minutes.')
      onDone()
    },
  })
  return (
    <Button size="xs" variant="default" loading={isSubmitting} onClick={() => submit({ ids })}>
      Move to the nearest free time
    </Button>
  )
}
