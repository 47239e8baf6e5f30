import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { mayCancel, mayReschedule, shortId } from '../../shared/booking.ts'
import {
  formatDate,
  formatTime,
  hasBegun,
  wallClock,
  zoneName,
} from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { illustrationOf } from '../catalogue/illustrations.ts'
import { settings } from '../settings.ts'
import { Stars } from '../ui/stars.tsx'
import { BookAgain } from './book-again.tsx'
import css from './booking-card.module.css'
import CancelDialog from './cancel-dialog.tsx'
import DetailsDrawer from './details-drawer.tsx'
import type { BookingRef, OwnBooking } from './own-booking.ts'
import RescheduleDialog from './reschedule-dialog.tsx'
import ReviewDialog from './review-dialog.tsx'
import { StatusBadge } from './status-badge.tsx'

const dialogs = {
  details: DetailsDrawer,
  reschedule: RescheduleDialog,
  cancel: CancelDialog,
  review: ReviewDialog,
}

interface Props {
  booking: OwnBooking
  /** A guest's secret. */
  token?: string | undefined
}

/** One booking with everything that its customer can do with it. */
export function BookingCard({ booking, token }: Props) {
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const card = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const { id, serviceId, serviceTitle, status, date, time, address, quoteAmount, rating } = booking
  const named: BookingRef = { id, token }
  const begun = hasBegun({ date, time }, wallClock(new Date(), settings.timeZone))
  const Dialog = open && dialogs[open]
  const before = useRef(status)
  useEffect(() => {
    // The button that was clicked may be gone after the change.
    if (before.current !== status && document.activeElement === document.body) card.current?.focus()
    before.current = status
  }, [status])
  const button = (what: keyof typeof dialogs, label: string) => (
    <Button
      variant="default"
      aria-label={`${label}: ${serviceTitle}, ${formatDate(date)}`}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        setOpen(what)
      }}
    >
      {label}
    </Button>
  )
  // The focus returns to the button that opened the dialog, or to the card if that button is gone.
  const close = () => {
    setOpen(undefined)
    requestAnimationFrame(() => (opener.current?.isConnected ? opener : card).current?.focus())
  }
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={css.card}
      aria-label={`${serviceTitle}, ${formatDate(date)}`}
    >
      <img className={css.image} src={illustrationOf(serviceId)} alt="" width="400" height="300" />
      <div className={css.body}>
        <div className={css.head}>
          <h2>{serviceTitle}</h2>
          <StatusBadge status={status} />
        </div>
        <p className={css.when}>
          {formatDate(date)} at {formatTime(time)} {zoneName({ date, time }, settings.timeZone)}
        </p>
        <p className={css.quiet}>{address}</p>
        {booking.specialInstructions ? (
          <p className={css.instructions}>{booking.specialInstructions}</p>
        ) : null}
        <p className={css.meta}>
          <strong className="figures">{formatCents(quoteAmount)}</strong>
          <span className="figures">ID {shortId(id)}</span>
          <span>
            Booked {formatDate(wallClock(new Date(booking.createdAt), settings.timeZone).date)}
          </span>
          {rating === null ? null : <Stars rating={rating} />}
        </p>
        <div className={css.buttons}>
          {button('details', 'View Details')}
          {mayReschedule(status) && !begun ? button('reschedule', 'Reschedule') : null}
          {mayCancel(status) ? button('cancel', 'Cancel') : null}
          {status === 'completed' && rating === null ? button('review', 'Leave Review') : null}
          <BookAgain booking={named} serviceId={serviceId} />
        </div>
      </div>
      {Dialog ? <Dialog booking={booking} named={named} onClose={close} /> : null}
    </article>
  )
}
