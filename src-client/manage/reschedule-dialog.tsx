import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatDate, formatMoment, formatTime, instantOf } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationFee, policy } from '../../shared/policy.ts'
import { SlotPicker } from '../booking/slot-picker.tsx'
import { settings } from '../settings.ts'
import { messageOf, reasonOf, trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import css from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import type { BookingRef, OwnBooking } from './own-booking.ts'

interface Props {
  booking: OwnBooking
  named: BookingRef
  onClose: () => void
}

/** Picks another available time; the booking keeps its current time until the move succeeds. */
export default function RescheduleDialog({ booking, named, onClose }: Props) {
  const [chosen, setChosen] = useState<{ date?: string; time?: string }>({})
  const details = trpc.booking.details.useQuery(named)
  const slots = trpc.booking.openSlots.useQuery({ serviceIds: [booking.serviceId] })
  const utils = trpc.useUtils()
  const move = trpc.booking.reschedule.useMutation({
    onSuccess: ({ date, time }) => {
      toastSuccess(
        'Booking moved',
        `Your new time is ${formatDate(date)}, ${formatTime(time)}. Rescheduling is free.`,
      )
      onClose()
    },
    onError: (error) => {
      if (reasonOf(error) === 'NOT_RESCHEDULABLE') {
        toastProblem('Not moved', messageOf(error) ?? 'Please try again.')
        onClose()
      }
      // A refusal clears the chosen time; after a lost response it can be submitted again.
      if (reasonOf(error)) setChosen(({ date }) => (date ? { date } : {}))
      void utils.invalidate()
    },
  })
  const { date, time } = chosen
  const lateFee =
    date && time
      ? cancellationFee(
          {
            amount: booking.quoteAmount,
            emergency: false,
            start: instantOf({ date, time }, settings.timeZone),
          },
          new Date(),
        )
      : 0
  return (
    <Dialog title="Pick a new time" size="52rem" onClose={onClose}>
      <div className={css.body}>
        <p>
          {booking.serviceTitle} is on {formatMoment(booking, settings.timeZone)} now. Rescheduling
          is free.
        </p>
        {move.isError ? (
          <p role="alert" className={css.problem}>
            {messageOf(move.error)}{' '}
            {reasonOf(move.error)
              ? 'Your booking has not been changed.'
              : 'Look at your booking before you try again: it may have been moved.'}
          </p>
        ) : null}
        <Loaded query={slots} skeleton={<Skeleton height={340} radius="lg" />}>
          {(free) =>
            free.length > 0 ? (
              <SlotPicker slots={free} chosen={chosen} onChoose={setChosen} />
            ) : (
              <p>No other time is free just now.</p>
            )
          }
        </Loaded>
        {details.data && details.data.feeNow > 0 ? (
          <p role="status" className={css.problem}>
            Moving is free. If you cancel the visit later, at least{' '}
            {formatCents(details.data.feeNow)} applies: what cancelling would cost now.
          </p>
        ) : null}
        {lateFee > (details.data?.feeNow ?? 0) ? (
          <p role="status" className={css.problem}>
            This time is less than {policy.freeCancellationHours} hours away: cancelling it would
            cost {formatCents(lateFee)}.
          </p>
        ) : null}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep the time
          </Button>
          <ActionButton
            disabled={!date || !time || !details.data}
            loading={move.isPending}
            onClick={() =>
              date && time && move.mutate({ ...named, date, time, keptFee: details.data?.feeNow })
            }
          >
            {date && time ? `Move to ${formatDate(date)}, ${formatTime(time)}` : 'Move booking'}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
