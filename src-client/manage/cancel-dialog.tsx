import { Button, Skeleton } from '@mantine/core'
import { type BookingStatus, canCancel } from '../../shared/booking-status.ts'
import { formatCents } from '../../shared/format/money.ts'
import { cancellationPolicy } from '../../shared/policy.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import { errorCode } from '../server-error.ts'
import { settings } from '../settings.ts'
import { trpc } from '../trpc.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import { toastSuccess } from '../ui/toast/toast.ts'
import type { BookingDetails, BookingDialogProps, BookingRef } from './customer-booking.ts'
import css from './dialogs.module.css'
import { useRefreshStaleStatus } from './use-refresh-stale-status.ts'

/** Shows the fee for cancelling now before the customer confirms, then cancels. */
export default function CancelDialog({ booking, bookingRef, opened, onClose }: BookingDialogProps) {
  const details = trpc.booking.details.useQuery(bookingRef, { enabled: opened })
  useRefreshStaleStatus(details.data?.status, booking.status)
  const isCancelled = details.data?.status === 'cancelled'
  return (
    <Dialog
      opened={opened}
      title={isCancelled ? 'Already cancelled' : 'Cancel this booking?'}
      onClose={onClose}
    >
      <div className={css.body}>
        <p>
          {booking.serviceTitle}, {formatMoment(booking, settings.timeZone)}
        </p>
        <QueryBoundary query={details} skeleton={<Skeleton height={120} radius="md" />}>
          {(current) =>
            canCancel(current.status) ? (
              <Confirmation details={current} bookingRef={bookingRef} onClose={onClose} />
            ) : (
              <NotCancellable status={current.status} onClose={onClose} />
            )
          }
        </QueryBoundary>
      </div>
    </Dialog>
  )
}

/** It was cancelled or started meanwhile, on another device or by the business. */
const NotCancellable = ({ status, onClose }: { status: BookingStatus; onClose: () => void }) => (
  <>
    <p role="alert">
      {status === 'cancelled'
        ? 'This booking has been cancelled. There is nothing left to do.'
        : 'This booking can no longer be cancelled online. Please call us.'}
    </p>
    <div className={css.buttons}>
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </div>
  </>
)

interface ConfirmationProps {
  details: BookingDetails
  bookingRef: BookingRef
  onClose: () => void
}

function Confirmation({ details, bookingRef, onClose }: ConfirmationProps) {
  const { feeNow, quoteAmount, restOfOrder } = details
  const utils = trpc.useUtils()
  const cancel = trpc.booking.cancel.useMutation()
  const { submit, isSubmitting } = useSubmit(cancel.mutateAsync, {
    failed: 'Not cancelled',
    onSuccess: () => {
      toastSuccess('Booking cancelled', 'A confirmation is on its way to you.')
      onClose()
    },
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'NOT_CANCELLABLE') onClose()
      void utils.invalidate()
      return code === 'FEE_CHANGED'
    },
  })
  return (
    <>
      <p className={css.fee} data-free={feeNow === 0 || undefined}>
        {feeNow === 0 ? (
          'Cancelling now is free.'
        ) : (
          <>
            Cancellation fee: <strong className="figures">{formatCents(feeNow)}</strong>{' '}
            <span>of {formatCents(quoteAmount)}. It is recorded; no payment is taken.</span>
          </>
        )}
      </p>
      {restOfOrder && restOfOrder.after !== restOfOrder.before ? (
        <p className={css.fee}>
          The rest of your order will cost{' '}
          <strong className="figures">{formatCents(restOfOrder.after)}</strong>{' '}
          <span>
            instead of {formatCents(restOfOrder.before)}: your savings for booking together will be
            recalculated.
          </span>
        </p>
      ) : null}
      {errorCode(cancel.error) === 'FEE_CHANGED' ? (
        <p role="alert">
          The cost of cancelling changed while you were reading. Please check it again.
        </p>
      ) : null}
      <ul className={css.policy}>
        {cancellationPolicy.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          Keep booking
        </Button>
        <Button
          color="red.9"
          loading={isSubmitting}
          onClick={() => submit({ ...bookingRef, fee: feeNow, restTotal: restOfOrder?.after })}
        >
          {feeNow === 0 ? 'Cancel booking' : `Cancel with ${formatCents(feeNow)} fee`}
        </Button>
      </div>
    </>
  )
}
