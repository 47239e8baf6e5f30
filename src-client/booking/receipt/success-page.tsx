import { Link } from '@tanstack/react-router'
import { isLive } from '../../../shared/booking-status.ts'
import { confirmedMeaning, expectedMeaning, heldMeaning } from '../../../shared/policy.ts'
import { useAccount } from '../../auth/session/account.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import { namesOf } from '../../people/names-of.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Progress } from '../progress.tsx'
import { BookingNotFound } from './booking-not-found.tsx'
import { BookingIds, BookingSummary, type Receipt } from './booking-summary.tsx'
import { NextSteps } from './next-steps.tsx'
import css from './receipt.module.css'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import { useReceipt } from './use-receipt.ts'

/** The end of the flow: what has been booked, with calendar links. Survives a reload. */
export function SuccessPage({ booking }: { booking: { id: string; token: string } | undefined }) {
  const { receipt, isMissing } = useReceipt(booking)
  if (isMissing) return <BookingNotFound />
  return (
    <div className={`wide ${css.page}`}>
      <Progress />
      {receipt ? <Outcome receipt={receipt} token={booking?.token ?? ''} /> : <ReceiptSkeleton />}
    </div>
  )
}

function describeOutcome({ bookings, heldUntil }: Receipt) {
  if (!bookings.some(({ status }) => isLive(status))) {
    return {
      badge: 'Cancelled',
      title: 'This booking is cancelled',
      lead: 'Nobody will come. Book again if you still need us.',
    }
  }
  if (heldUntil) return { badge: 'Times held', title: 'One more step', lead: heldMeaning }
  const names = namesOf(bookings)
  return {
    badge: 'Confirmed',
    title: 'You are booked',
    lead: names ? expectedMeaning(names) : confirmedMeaning,
  }
}

function Outcome({ receipt, token }: { receipt: Receipt; token: string }) {
  const account = useAccount()
  const [first] = receipt.bookings
  const isBooked = receipt.bookings.some(({ status }) => isLive(status))
  const outcome = describeOutcome(receipt)
  return (
    <>
      {first ? (
        <img
          className={css.picture}
          src={illustrationUrl(first.serviceId)}
          alt=""
          width="400"
          height="300"
        />
      ) : null}
      <p className={css.badge}>
        <CheckIcon size={18} /> {outcome.badge}
      </p>
      <h1>{outcome.title}</h1>
      <p className={css.lead}>{outcome.lead}</p>
      <BookingIds receipt={receipt} />
      <p className={css.lead}>A confirmation is on its way to {receipt.contact.email}.</p>
      {first ? (
        <ActionLink to="/manage/$bookingId" params={{ bookingId: first.id }} hash={token}>
          Manage booking
        </ActionLink>
      ) : null}
      <BookingSummary receipt={receipt} />
      {isBooked ? <NextSteps receipt={receipt} /> : null}
      <nav className={css.links} aria-label="What next">
        {account ? <Link to="/dashboard/bookings">My Bookings</Link> : null}
        <Link to="/help">Get help</Link>
        <Link to="/services">Book another service</Link>
        <Link to="/">Return Home</Link>
      </nav>
    </>
  )
}
