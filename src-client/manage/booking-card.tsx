import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { shortId } from '../../shared/booking.ts'
import { canCancel, canReschedule } from '../../shared/booking-status.ts'
import { claimRefusal } from '../../shared/claims.ts'
import { formatCents } from '../../shared/format/money.ts'
import { formatDate, formatTime, zoneName } from '../../shared/time/business-time.ts'
import { businessTime, hasVisitStarted, today } from '../business-clock.ts'
import { illustrationUrl } from '../catalogue/illustrations.ts'
import { ProfessionalLine } from '../people/professional-line.tsx'
import { settings } from '../settings.ts'
import { Stars } from '../ui/stars.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { BookAgain } from './book-again.tsx'
import css from './booking-card.module.css'
import CancelDialog from './cancel-dialog.tsx'
import ClaimDialog from './claim-dialog.tsx'
import { describeClaim } from './claim-words.ts'
import type { BookingRef, CustomerBooking } from './customer-booking.ts'
import DetailsDrawer from './details-drawer.tsx'
import { Proposals } from './proposals.tsx'
import RescheduleDialog from './reschedule-dialog.tsx'
import ReviewDialog from './review-dialog.tsx'

const dialogs = {
  details: DetailsDrawer,
  reschedule: RescheduleDialog,
  cancel: CancelDialog,
  review: ReviewDialog,
  claim: ClaimDialog,
}

interface Props {
  booking: CustomerBooking
  /** A guest's secret. */
  token?: string | undefined
}

/** One booking with everything that its customer can do with it. */
export function BookingCard({ booking, token }: Props) {
  const [dialog, setDialog] = useState<{
    kind: keyof typeof dialogs
    opened: boolean
    key: number
  }>()
  const card = useRef<HTMLElement>(null)
  const { id, serviceId, serviceTitle, status, date, time, address, quoteAmount, rating } = booking
  const [claim] = booking.claims
  const bookingRef: BookingRef = { id, token }
  const Dialog = dialog && dialogs[dialog.kind]
  const lastStatus = useRef(status)
  useEffect(() => {
    // The button that was clicked may be gone after the change.
    if (lastStatus.current !== status && document.activeElement === document.body) {
      card.current?.focus()
    }
    lastStatus.current = status
  }, [status])
  const button = (kind: keyof typeof dialogs, label: string) => (
    <Button
      variant="default"
      aria-label={`${label}: ${serviceTitle}, ${formatDate(date)}`}
      onClick={() => setDialog({ kind, opened: true, key: (dialog?.key ?? 0) + 1 })}
    >
      {label}
    </Button>
  )
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={css.card}
      aria-label={`${serviceTitle}, ${formatDate(date)}`}
    >
      <img className={css.image} src={illustrationUrl(serviceId)} alt="" width="400" height="300" />
      <div className={css.body}>
        <div className={css.head}>
          <h2>{serviceTitle}</h2>
          <StatusBadge status={status} />
        </div>
        <p className={css.when}>
          {formatDate(date)} at {formatTime(time)} {zoneName({ date, time }, settings.timeZone)}
        </p>
        <p className={css.quiet}>{address}</p>
        {booking.professional && status !== 'cancelled' ? (
          <ProfessionalLine professional={booking.professional} />
        ) : null}
        {booking.specialInstructions ? (
          <p className={css.instructions}>{booking.specialInstructions}</p>
        ) : null}
        {claim ? <p className={css.claim}>{describeClaim(claim)}</p> : null}
        <p className={css.meta}>
          <strong className="figures">{formatCents(quoteAmount)}</strong>
          <span className="figures">ID {shortId(id)}</span>
          <span>Booked {formatDate(businessTime(booking.createdAt).date)}</span>
          {rating === null ? null : <Stars rating={rating} />}
        </p>
        <Proposals booking={booking} bookingRef={bookingRef} />
        <div className={css.buttons}>
          {button('details', 'View Details')}
          {canReschedule(status) && !hasVisitStarted({ date, time })
            ? button('reschedule', 'Reschedule')
            : null}
          {canCancel(status) ? button('cancel', 'Cancel') : null}
          {status === 'completed' && rating === null ? button('review', 'Leave Review') : null}
          {claim?.outcome !== null && claimRefusal(booking, today()) === undefined
            ? button('claim', 'Something is wrong')
            : null}
          <BookAgain
            booking={bookingRef}
            serviceId={serviceId}
            professional={booking.professional}
          />
        </div>
      </div>
      {Dialog ? (
        <Dialog
          key={dialog.key}
          booking={booking}
          bookingRef={bookingRef}
          opened={dialog.opened}
          onClose={() => setDialog({ ...dialog, opened: false })}
        />
      ) : null}
    </article>
  )
}
