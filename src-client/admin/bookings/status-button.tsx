import { useState } from 'react'
import type { BookingRow } from '../../../shared/admin/booking-columns.ts'
import type { BookingListInput } from '../../../shared/admin/bookings.ts'
import {
  type BookingStatus,
  isFinished,
  nextStatus,
  previousStatus,
} from '../../../shared/booking-status.ts'
import { today } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { statusLabels } from '../../ui/status-labels.ts'
import { toastUndoable } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { describeTold } from './describe-told.ts'
import { statusOf } from './undo-action.tsx'
import { useUndoStatus } from './use-undo-status.ts'

const labels = { pending: 'Confirm', confirmed: 'Start', in_progress: 'Complete' } as const

interface Props {
  booking: Pick<BookingRow, 'id' | 'status' | 'customerName' | 'serviceTitle' | 'date' | 'reach'>
  /** The list page that shows the row. */
  input: Partial<BookingListInput>
}

/**
 * Moves a booking to its next status: pending, confirmed, in progress, completed. The row shows the new status at once,
 * and goes back with a message if the call fails or a colleague has changed the status first, so that no change is
 * overwritten unseen. Starting or completing a visit before its date takes a second press.
 */
export function StatusButton({ booking, input }: Props) {
  const { status } = booking
  return isFinished(status) ? null : (
    <NextStatusButton booking={booking} status={status} input={input} />
  )
}

function NextStatusButton({ booking, status, input }: Props & { status: keyof typeof labels }) {
  const utils = trpc.useUtils()
  const { id, customerName, serviceTitle, date } = booking
  const [isConfirming, setIsConfirming] = useState(false)
  /** What this booking's row and record show until the server has answered. */
  const showStatus = (next: BookingStatus) => {
    utils.admin.bookings.list.setData(
      input,
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((row) => (row.id === id ? { ...row, status: next } : row)),
        },
    )
    utils.admin.bookings.get.setData({ id }, (record) => record && { ...record, status: next })
  }
  const updateStatus = trpc.admin.bookings.updateStatus.useMutation({
    onMutate: async ({ to }) => {
      await Promise.all([
        utils.admin.bookings.list.cancel(input),
        utils.admin.bookings.get.cancel({ id }),
      ])
      showStatus(to)
    },
    onError: (_error, { to }) => {
      showStatus(previousStatus[to])
      void utils.admin.invalidate()
    },
    onSettled: () => setIsConfirming(false),
  })
  const undo = useUndoStatus()
  const { submit, isSubmitting } = useSubmit(updateStatus.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: ({ status: now }) =>
      toastUndoable(
        statusLabels[now],
        [`${serviceTitle} for ${customerName}.`, now === 'confirmed' && describeTold(booking, '')]
          .filter(Boolean)
          .join(' '),
        {
          action: undo.action({ id, from: now }),
          about: statusOf(id),
          summary: `${serviceTitle} for ${customerName}.`,
        },
      ),
  })
  const isAhead = status !== 'pending' && date > today()
  const label = isConfirming && isAhead ? `${labels[status]} early?` : labels[status]
  const press = () => {
    if (isSubmitting) return
    if (isAhead && !isConfirming) setIsConfirming(true)
    else submit({ id, to: nextStatus[status] })
  }
  return (
    <button
      type="button"
      className={css.rowButton}
      // Busy instead of disabled, so that it keeps the focus while the call runs.
      aria-busy={isSubmitting}
      aria-label={`${label}: ${serviceTitle} for ${customerName}`}
      onClick={press}
      onBlur={() => setIsConfirming(false)}
    >
      {label}
    </button>
  )
}
