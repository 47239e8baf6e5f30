import { Button, Skeleton } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents } from '../../shared/format/money.ts'
import { cancellationFee, policy } from '../../shared/policy.ts'
import {
  formatDate,
  formatMoment,
  formatTime,
  instantOf,
  type WallClock,
} from '../../shared/time/business-time.ts'
import { SlotPicker } from '../booking/schedule/slot-picker.tsx'
import { errorCode, errorMessage } from '../server-error.ts'
import { settings } from '../settings.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import { toastSuccess } from '../ui/toast/toast.ts'
import type { BookingDetails, BookingDialogProps } from './customer-booking.ts'
import css from './dialogs.module.css'

/** Picks another available time; the booking keeps its current time until the move succeeds. */
export default function RescheduleDialog({
  booking,
  bookingRef,
  opened,
  onClose,
}: BookingDialogProps) {
  const [selected, setSelected] = useState<{ date?: string; time?: string }>({})
  const details = trpc.booking.details.useQuery(bookingRef, { enabled: opened })
  const slots = trpc.booking.openSlots.useQuery(
    { serviceIds: [booking.serviceId], zip: details.data?.zip },
    { enabled: opened && !details.isPending },
  )
  const utils = trpc.useUtils()
  const move = trpc.booking.reschedule.useMutation()
  const { submit, isSubmitting } = useSubmit(move.mutateAsync, {
    failed: 'Not moved',
    onSuccess: (slot) => {
      toastSuccess(
        'Booking moved',
        `Your new time is ${formatDate(slot.date)}, ${formatTime(slot.time)}. Rescheduling is free.`,
      )
      onClose()
    },
    onError: (error) => {
      const code = errorCode(error)
      // A refusal clears the selected time; after a lost response it can be submitted again.
      if (code) setSelected(({ date }) => (date ? { date } : {}))
      if (code === 'NOT_RESCHEDULABLE') onClose()
      void utils.invalidate()
      return code !== 'NOT_RESCHEDULABLE'
    },
  })
  const { date, time } = selected
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
    <Dialog opened={opened} title="Pick a new time" size="52rem" onClose={onClose}>
      <div className={css.body}>
        <p>
          {booking.serviceTitle} is currently scheduled for{' '}
          {formatMoment(booking, settings.timeZone)}. Rescheduling is free.
        </p>
        {move.isError ? (
          <p role="alert" className={css.notice}>
            {errorMessage(move.error)}{' '}
            {errorCode(move.error)
              ? 'Your booking has not been changed.'
              : 'Check your booking before you try again. It may already have been moved.'}
          </p>
        ) : null}
        <QueryBoundary query={slots} skeleton={<Skeleton height={340} radius="lg" />}>
          {(available) =>
            available.length > 0 ? (
              <SlotPicker slots={available} selected={selected} onSelect={setSelected} />
            ) : (
              <p>No other times are available right now.</p>
            )
          }
        </QueryBoundary>
        {details.data && date && time ? (
          <WhoComesThen details={details.data} date={date} time={time} />
        ) : null}
        {details.data && details.data.feeNow > 0 ? (
          <p role="status" className={css.notice}>
            Rescheduling is free. If you cancel later, a fee of at least{' '}
            {formatCents(details.data.feeNow)} applies, the same as for cancelling now.
          </p>
        ) : null}
        {lateFee > (details.data?.feeNow ?? 0) ? (
          <p role="status" className={css.notice}>
            This time is less than {policy.freeCancellationHours} hours away: cancelling it would
            cost {formatCents(lateFee)}.
          </p>
        ) : null}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep current time
          </Button>
          <ActionButton
            disabled={!date || !time || !details.data}
            loading={isSubmitting}
            onClick={() =>
              date && time && submit({ ...bookingRef, date, time, keptFee: details.data?.feeNow })
            }
          >
            {date && time ? `Move to ${formatDate(date)}, ${formatTime(time)}` : 'Move booking'}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}

/** Whether the same professional comes at the new time. */
function WhoComesThen({ details, date, time }: WallClock & { details: BookingDetails }) {
  const { professional, serviceId, zip } = details
  const { data: theirs } = trpc.booking.openSlots.useQuery(
    professional?.isActive
      ? { serviceIds: [serviceId], zip, professionalId: professional.id }
      : skipToken,
  )
  if (!professional || (professional.isActive && !theirs)) return null
  const isFree = theirs?.some((slot) => slot.date === date && slot.startTime === time)
  return (
    <p role="status" className={css.notice}>
      {isFree
        ? `${professional.firstName} will come then, too.`
        : `${professional.firstName} is not available then. Someone else will come.`}
    </p>
  )
}
