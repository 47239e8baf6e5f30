import { formatMoment } from '../../shared/time/business-time.ts'
import { settings } from '../settings.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { ClaimForm } from './claim-form.tsx'
import type { BookingDialogProps } from './customer-booking.ts'
import css from './dialogs.module.css'

/** Says that something is wrong with a visit. */
export default function ClaimDialog({ booking, bookingRef, opened, onClose }: BookingDialogProps) {
  return (
    <Dialog opened={opened} title="Something is wrong" onClose={onClose}>
      <div className={css.body}>
        <p>
          {booking.serviceTitle}, {formatMoment(booking, settings.timeZone)}
        </p>
        <ClaimForm bookingRef={bookingRef} onClose={onClose} />
      </div>
    </Dialog>
  )
}
