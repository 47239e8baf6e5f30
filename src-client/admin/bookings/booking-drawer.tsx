import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { BookingListInput } from '../../../shared/admin/bookings.ts'
import { shortId } from '../../../shared/booking.ts'
import { formatMoment } from '../../../shared/business-time.ts'
import { formatCents } from '../../../shared/money.ts'
import { answersInWords } from '../../manage/answers-in-words.ts'
import { SideDrawer } from '../../manage/side-drawer.tsx'
import { StatusBadge } from '../../manage/status-badge.tsx'
import { trpc } from '../../trpc.ts'
import { Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from '../admin.module.css'
import { visitOf } from '../moment.ts'
import { AdvanceButton } from './advance-button.tsx'
import { BookingHistory } from './booking-history.tsx'
import { CancelForm } from './cancel-form.tsx'
import { NoteForm } from './note-form.tsx'
import type { BookingRecord } from './rows.ts'

interface Props {
  id: string
  /** The list page behind the drawer. */
  input: Partial<BookingListInput>
  onOpen: (id: string) => void
  onClose: () => void
}

/** A booking's whole record, with the actions that an administrator can take. */
export function BookingDrawer({ id, input, onOpen, onClose }: Props) {
  const booking = trpc.admin.booking.useQuery({ id })
  return (
    <SideDrawer size="38rem" title={booking.data?.serviceTitle ?? 'Booking'} onClose={onClose}>
      <Loaded
        query={booking}
        absent="There is no such booking."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(record) => <Booking record={record} input={input} onOpen={onOpen} />}
      </Loaded>
    </SideDrawer>
  )
}

interface RecordProps extends Pick<Props, 'input' | 'onOpen'> {
  record: BookingRecord
}

function Booking({ record, input, onOpen }: RecordProps) {
  const { id, status, contact, quoteAmount, cancellationFee, others, review, timeZone } = record
  return (
    <div className={css.body}>
      <div className={css.actions}>
        <StatusBadge status={status} />
        <AdvanceButton booking={{ ...record, customerName: contact.fullName }} input={input} />
      </div>
      <Facts
        rows={[
          ['Booking ID', shortId(id)],
          ['When', formatMoment(record, timeZone)],
          ['Customer', contact.fullName],
          ['E-mail', contact.email],
          ['Phone', contact.phone],
          ['Where', contact.address],
          ['Price', formatCents(quoteAmount)],
          ['Payment', record.paymentStatus],
          ...(cancellationFee === null
            ? []
            : ([['Cancellation fee', formatCents(cancellationFee)]] as [string, string][])),
          ...(contact.specialInstructions
            ? ([['Instructions', contact.specialInstructions]] as [string, string][])
            : []),
        ]}
      />
      <p className={css.actions}>
        {record.userId ? (
          <Link to="/admin/customers/$userId" params={{ userId: record.userId }}>
            The customer’s page
          </Link>
        ) : (
          <span className={css.quiet}>Booked as a guest</span>
        )}
        {record.conversationId ? (
          <Link to="/admin/chat-logs" search={{ open: record.conversationId }}>
            The conversation that led to it
          </Link>
        ) : null}
      </p>
      <section>
        <h3>Answers</h3>
        <Facts rows={answersInWords(record.serviceId, record.answers)} />
      </section>
      {review ? (
        <section>
          <h3>Review</h3>
          <p>
            <Stars rating={review.rating} />
          </p>
          {review.text ? <p>{review.text}</p> : null}
        </section>
      ) : null}
      <section>
        <h3>Notes between colleagues</h3>
        <NoteForm key={id} id={id} notes={record.notes} />
      </section>
      <BookingHistory record={record} />
      {others.length > 0 ? (
        <section>
          <h3>Other bookings of this customer</h3>
          <ul className={css.list}>
            {others.map((other) => (
              <li key={other.id}>
                <button type="button" className={css.open} onClick={() => onOpen(other.id)}>
                  {other.serviceTitle}
                </button>
                <small>{visitOf(other)}</small>
                <StatusBadge status={other.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {record.mayCancel ? <CancelForm key={status} id={id} status={status} /> : null}
    </div>
  )
}
