import { Button } from '@mantine/core'
import { useRef } from 'react'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { settings } from '../../settings.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import page from '../dashboard.module.css'
import css from './booking-offers.module.css'

const describe = (bookings: readonly { serviceTitle: string; date: string; time: string }[]) =>
  bookings
    .map((booking) => `${booking.serviceTitle}, ${formatMoment(booking, settings.timeZone)}`)
    .join('; ')

/**
 * Guest orders made with the account's email. Anyone can type that address, so its owner confirms which orders are
 * theirs.
 */
export function BookingOffers() {
  const { data: offers = [] } = trpc.dashboard.bookingOffers.useQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = trpc.dashboard.answerBookingOffer.useMutation()
  const { submit, isSubmitting } = useSubmit(answer.mutateAsync, {
    failed: 'Not saved',
    onSuccess: ({ joined }) => {
      // The row that was clicked goes away.
      heading.current?.focus()
      if (joined) toastSuccess('Added', 'The booking is in your list now.')
      else toastSuccess('Thank you', 'The booking is not shown to you again.')
    },
  })
  if (offers.length === 0) return null
  return (
    <section className={page.card} aria-label="Bookings made with your email address">
      <h2 ref={heading} tabIndex={-1}>
        Booked with your email address: is this yours?
      </h2>
      <ul className={css.list}>
        {offers.map(({ groupId, bookings }) => (
          <li key={groupId}>
            <div>
              {bookings.map((booking) => (
                <p key={`${booking.serviceTitle} ${booking.date} ${booking.time}`}>
                  <strong>{booking.serviceTitle}</strong>{' '}
                  <span className="figures">{formatMoment(booking, settings.timeZone)}</span>
                </p>
              ))}
            </div>
            <div className={css.buttons}>
              <Button
                aria-label={`Yes, add it: ${describe(bookings)}`}
                disabled={isSubmitting}
                onClick={() => submit({ groupId, isMine: true })}
              >
                Yes, add it
              </Button>
              <Button
                variant="default"
                aria-label={`Not mine: ${describe(bookings)}`}
                disabled={isSubmitting}
                onClick={() => submit({ groupId, isMine: false })}
              >
                Not mine
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
