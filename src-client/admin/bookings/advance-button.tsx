import { Button } from '@mantine/core'
import type { BookingListInput } from '../../../shared/admin/bookings.ts'
import { advances, type BookingStatus } from '../../../shared/booking.ts'
import { messageOf, trpc } from '../../trpc.ts'
import { toastProblem } from '../../ui/toast.ts'
import type { BookingRow } from './rows.ts'

const labels = { pending: 'Confirm', confirmed: 'Start', in_progress: 'Complete' } as const

interface Props {
  booking: Pick<BookingRow, 'id' | 'status' | 'customerName' | 'serviceTitle'>
  /** The page on which the row is seen. */
  input: Partial<BookingListInput>
}

/**
 * Takes a booking one step on (specification, section 4). The row shows it at once, and goes back with a word where it
 * has failed or somebody else was quicker (decision 35).
 */
export function AdvanceButton({ booking, input }: Props) {
  const utils = trpc.useUtils()
  const { id, status, customerName, serviceTitle } = booking
  /** What this booking's row and record say until the server has answered. */
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
    onError: (error, { from }) => {
      show(from)
      console.error('The booking was not changed:', error)
      toastProblem('Not changed', messageOf(error) ?? 'Please try again.')
      void utils.admin.invalidate()
    },
  })
  if (status === 'completed' || status === 'cancelled') return null
  return (
    <Button
      variant="default"
      size="sm"
      loading={advance.isPending}
      aria-label={`${labels[status]}: ${serviceTitle} for ${customerName}`}
      onClick={() => advance.mutate({ id, from: status })}
    >
      {labels[status]}
    </Button>
  )
}
