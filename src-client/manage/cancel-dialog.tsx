import { Button, Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { type BookingStatus, mayCancel } from '../../shared/booking.ts'
import { formatMoment } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationPolicy } from '../../shared/policy.ts'
import { settings } from '../settings.ts'
import { messageOf, reasonOf, trpc } from '../trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import css from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import type { BookingDetails, BookingRef, OwnBooking } from './own-booking.ts'
import { useReread } from './use-reread.ts'

interface Props {
  booking: OwnBooking
  named: BookingRef
  onClose: () => void
}

/** Shows the fee for cancelling now before the customer confirms, then cancels. */
export default function CancelDialog({ booking, named, onClose }: Props) {
  const details = trpc.booking.details.useQuery(named)
  useReread(details.data?.status, booking.status)
  const isCancelled = details.data?.status === 'cancelled'
  return (
    <Dialog title={isCancelled ? 'Already cancelled' : 'Cancel this booking?'} onClose={onClose}>
      <div className={css.body}>
        <p>
          {booking.serviceTitle}, {formatMoment(booking, settings.timeZone)}
        </p>
        <Loaded query={details} skeleton={<Skeleton height={120} radius="md" />}>
          {(known) =>
            mayCancel(known.status) ? (
              <Fee details={known} named={named} onClose={onClose} />
            ) : (
              <TooLate status={known.status} onClose={onClose} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

/** It was cancelled or started meanwhile, on another device or by the business. */
const TooLate = ({ status, onClose }: { status: BookingStatus; onClose: () => void }) => (
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

interface FeeProps {
  details: BookingDetails
  named: BookingRef
  onClose: () => void
}

function Fee({ details: { feeNow, quoteAmount, restOfOrder }, named, onClose }: FeeProps) {
  const utils = trpc.useUtils()
  const sent = useRef(false)
  const cancel = trpc.booking.cancel.useMutation({
    onSuccess: () => {
      toastSuccess('Booking cancelled', 'A confirmation is on its way to you.')
      onClose()
    },
    onError: (error) => {
      sent.current = false
      const reason = reasonOf(error)
      if (reason !== 'FEE_CHANGED') {
        toastProblem('Not cancelled', messageOf(error) ?? 'Please try again.')
      }
      if (reason === 'NOT_CANCELLABLE') onClose()
      void utils.invalidate()
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
          The rest of your order then costs{' '}
          <strong className="figures">{formatCents(restOfOrder.after)}</strong>{' '}
          <span>
            instead of {formatCents(restOfOrder.before)}: what you save by booking together is
            calculated again.
          </span>
        </p>
      ) : null}
      {reasonOf(cancel.error) === 'FEE_CHANGED' ? (
        <p role="alert">
          What cancelling costs has changed while you were reading. Please look at it again.
        </p>
      ) : null}
      <ul className={css.policy}>
        {cancellationPolicy.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
        <Button
          color="red.9"
          loading={cancel.isPending}
          onClick={() => {
            // The second click of a double click comes before the button is disabled.
            if (sent.current) return
            sent.current = true
            cancel.mutate({ ...named, fee: feeNow, restTotal: restOfOrder?.after })
          }}
        >
          {feeNow === 0 ? 'Cancel booking' : `Cancel for ${formatCents(feeNow)}`}
        </Button>
      </div>
    </>
  )
}
