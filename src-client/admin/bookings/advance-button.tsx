import { Button } from '@mantine/core'
import { useState } from 'react'
import type { BookingListInput } from '../../../shared/admin/bookings.ts'
import { advances, type BookingStatus } from '../../../shared/booking.ts'
import { messageOf, trpc } from '../../trpc.ts'
import { toastProblem } from '../../ui/toast.ts'
import { tableDate, today } from '../moment.ts'
import type { BookingRow } from './rows.ts'

const labels = { pending: 'Confirm', confirmed: 'Start', in_progress: 'Complete' } as const

interface Props {
  booking: Pick<BookingRow, 'id' | 'status' | 'customerName' | 'serviceTitle' | 'date'>
  /** The list page that shows the row. */
  input: Partial<BookingListInput>
}

/**
 * Moves a booking to its next status: pending, confirmed, in progress, completed. The row shows the new status at once,
 * and goes back with a message if the call fails or a colleague has changed the status first, so that no change is
 * overwritten unseen. Starting or completing a visit before its date takes a second press.
 */
export function AdvanceButton({ booking, input }: Props) {
  const utils = trpc.useUtils()
  const { id, status, customerName, serviceTitle, date } = booking
  const [asked, setAsked] = useState(false)
  /** What this booking's row and record show until the server has answered. */
  const show = (next: BookingStatus) => {
    utils.admin.bookings.setData(
      input,
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((row) => (row.id === id ? { ...row, status: next } : row)),
        },
    )
    utils.admin.booking.setData({ id }, (record) => record && { ...record, status: next })
  }
  const advance = trpc.admin.advanceBooking.useMutation({
    onMutate: async ({ from }) => {
      await Promise.all([utils.admin.bookings.cancel(input), utils.admin.booking.cancel({ id })])
      show(advances[from])
    },
    onSettled: () => setAsked(false),
    onError: (error, { from }) => {
      show(from)
      console.error('The booking was not changed:', error)
      toastProblem('Not changed', messageOf(error) ?? 'Please try again.')
      void utils.admin.invalidate()
    },
  })
  if (status === 'completed' || status === 'cancelled') return null
  const ahead = status !== 'pending' && date > today()
  const label = asked && ahead ? `${labels[status]} before ${tableDate(date)}?` : labels[status]
  const press = () => {
    if (advance.isPending) return
    if (ahead && !asked) setAsked(true)
    else advance.mutate({ id, from: status })
  }
  return (
    <Button
      variant="default"
      size="sm"
      // Busy instead of disabled, so that it keeps the focus while the call runs.
      aria-busy={advance.isPending}
      aria-label={`${label}: ${serviceTitle} for ${customerName}`}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {label}
    </Button>
  )
}
