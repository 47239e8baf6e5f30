import { Skeleton } from '@mantine/core'
import { shortId } from '../../shared/booking.ts'
import { type BookingStatus, isLive } from '../../shared/booking-status.ts'
import { formatCents } from '../../shared/format/money.ts'
import { hasEmail } from '../../shared/people/no-email.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import { CalendarButtons } from '../booking/receipt/calendar-buttons.tsx'
import { calendarVisit } from '../booking/receipt/calendar-links.ts'
import { businessTime } from '../business-clock.ts'
import { describeOpen, describePayment } from '../payments/payment-words.ts'
import { ReceiptButton } from '../payments/receipt-button.tsx'
import { ProfessionalLine } from '../people/professional-line.tsx'
import { trpc } from '../trpc.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { SideDrawer } from '../ui/overlay/side-drawer.tsx'
import { useCloseOnBack } from '../ui/overlay/use-close-on-back.ts'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import { Stars } from '../ui/stars.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { bookingHistory } from './booking-history.ts'
import { ClaimSection } from './claim-section.tsx'
import type { BookingDetails, BookingDialogProps } from './customer-booking.ts'
import { describeAnswers } from './describe-answers.ts'
import css from './details-drawer.module.css'
import { useRefreshStaleStatus } from './use-refresh-stale-status.ts'

/** Everything about a booking: its details, answers, history and calendar links. */
export default function DetailsDrawer({
  booking,
  bookingRef,
  opened,
  onClose,
}: BookingDialogProps<{ serviceTitle: string; status?: BookingStatus }>) {
  useCloseOnBack(opened, onClose)
  const details = trpc.booking.details.useQuery(bookingRef, { enabled: opened })
  useRefreshStaleStatus(details.data?.status, booking.status)
  return (
    <SideDrawer opened={opened} title={booking.serviceTitle} onClose={onClose}>
      <QueryBoundary query={details} skeleton={<Skeleton height={420} radius="lg" />}>
        {(loaded) => <Details details={loaded} token={bookingRef.token} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

function Details({ details, token }: { details: BookingDetails; token: string | undefined }) {
  const { id, status, timeZone, contact, quoteAmount, cancellationFee, review } = details
  return (
    <div className={css.body}>
      <p>
        <StatusBadge status={status} />
      </p>
      <DescriptionList
        rows={[
          ['Booking ID', shortId(id)],
          ['When', formatMoment(details, timeZone)],
          ['Where', contact.address],
          details.professional !== null && [
            'Professional',
            <ProfessionalLine key="professional" professional={details.professional} />,
          ],
          ['For', contact.fullName],
          hasEmail(contact.email) && ['Email', contact.email],
          ['Phone', contact.phone],
          ['Price', formatCents(quoteAmount)],
          cancellationFee !== null && [
            'Cancellation fee',
            cancellationFee === 0 ? 'None' : formatCents(cancellationFee),
          ],
          Boolean(contact.specialInstructions) && [
            'Instructions',
            contact.specialInstructions ?? '',
          ],
        ]}
      />
      {details.payments.entries.length > 0 ? (
        <section>
          <h3>Payments</h3>
          <p>{describeOpen(details.payments.open) ?? 'No balance.'}</p>
          {details.payments.entries.map((payment) => (
            <p key={payment.id}>
              {describePayment(payment)}{' '}
              {payment.receiptNumber === null ? null : (
                <ReceiptButton bookingId={id} token={token} number={payment.receiptNumber} />
              )}
            </p>
          ))}
        </section>
      ) : null}
      <ClaimSection details={details} token={token} />
      {isLive(status) && (
        <CalendarButtons
          visits={[calendarVisit(details, contact.address)]}
          timeZone={timeZone}
          createdAt={details.createdAt}
        />
      )}
      {review ? (
        <section>
          <h3>Your review</h3>
          <p>
            <Stars rating={review.rating} />
          </p>
          {review.text ? <p className={css.text}>{review.text}</p> : null}
        </section>
      ) : null}
      <section>
        <h3>Your answers</h3>
        <DescriptionList rows={describeAnswers(details.serviceId, details.answers)} />
      </section>
      <section>
        <h3>History</h3>
        <ol className={css.history}>
          {bookingHistory(details).map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <span>{text}</span>
              <time dateTime={at}>{formatMoment(businessTime(at), timeZone)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
