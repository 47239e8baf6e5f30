import { Button, Skeleton } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BookingListInput } from '../../../shared/admin/bookings.ts'
import { shortId } from '../../../shared/booking.ts'
import { isUndoable } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { formatMoment, formatVisit } from '../../../shared/time/business-time.ts'
import { outcomeLabels } from '../../manage/booking-history.ts'
import { describeAnswers } from '../../manage/describe-answers.ts'
import { describePaymentStatus } from '../../payments/payment-words.ts'
import { trpc } from '../../trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { mapUrl } from '../../ui/map-url.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { Stars } from '../../ui/stars.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { BookingClaims } from '../claims/booking-claims.tsx'
import { Contact } from '../customers/contact.tsx'
import { Marks } from '../customers/marks.tsx'
import { Notes } from '../notes.tsx'
import { ExtraWorkSection } from '../payments/extra-work.tsx'
import { PaymentsSection } from '../payments/payments-section.tsx'
import { BookingHistory } from './booking-history.tsx'
import { EditForm } from './edit-form.tsx'
import { EndForm } from './end-form.tsx'
import { MessageCustomer } from './message-customer.tsx'
import { MoveForm } from './move-form.tsx'
import { OfferTimes } from './offer-times.tsx'
import type { BookingRecord } from './rows.ts'
import { StatusButton } from './status-button.tsx'
import { useUndoStatus } from './use-undo-status.ts'
import { WhoComes } from './who-comes.tsx'

interface Props {
  /** Undefined closes the drawer. */
  id: string | undefined
  /** The list page behind the drawer. */
  input: Partial<BookingListInput>
  onOpen: (id: string) => void
  onClose: () => void
}

/** A booking's whole record, with the actions that an administrator can take. */
export function BookingDrawer({ id, input, onOpen, onClose }: Props) {
  const booking = trpc.admin.bookings.get.useQuery(id ? { id } : skipToken)
  return (
    <SideDrawer
      opened={id !== undefined}
      size="38rem"
      title={booking.data?.serviceTitle ?? 'Booking'}
      onClose={onClose}
    >
      <QueryBoundary
        query={booking}
        notFoundMessage="There is no such booking."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(record) => <Booking key={record.id} record={record} input={input} onOpen={onOpen} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

interface RecordProps extends Pick<Props, 'input' | 'onOpen'> {
  record: BookingRecord
}

function Booking({ record, input, onOpen }: RecordProps) {
  const { id, status, contact, quoteAmount, cancellationFee, others, review, timeZone } = record
  const [isEditing, setIsEditing] = useState(false)
  const addNote = trpc.admin.bookings.addNote.useMutation()
  return (
    <div className={css.body}>
      <div className={css.actions}>
        <StatusBadge
          status={status}
          label={record.outcome ? outcomeLabels[record.outcome] : undefined}
        />
        <StatusButton booking={{ ...record, customerName: contact.fullName }} input={input} />
        <UndoButton record={record} />
        {record.canEdit && !isEditing ? (
          <Button variant="default" size="sm" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        ) : null}
        {hasEmail(contact.email) ? <MessageCustomer key={`message ${id}`} id={id} /> : null}
        {record.canCancel || record.canEndWithoutWork ? (
          <EndForm key={`${id} ${status}`} record={record} />
        ) : null}
      </div>
      {isEditing ? (
        <EditForm key={`edit ${id}`} record={record} onDone={() => setIsEditing(false)} />
      ) : null}
      <DescriptionList
        rows={[
          ['Booking ID', shortId(id)],
          ['When', formatMoment(record, timeZone)],
          ['Customer', contact.fullName],
          ['Email', <Contact key="email" kind="mailto" value={contact.email} />],
          record.reach !== 'email' && ['Messages', withoutEmail[record.reach]],
          ['Phone', <Contact key="phone" kind="tel" value={contact.phone} />],
          [
            'Where',
            <a key="map" href={mapUrl(contact.address)} target="_blank" rel="noreferrer">
              {contact.address}
            </a>,
          ],
          [
            'Price',
            record.isRedo
              ? `${formatCents(quoteAmount)} (a second visit at no charge)`
              : formatCents(quoteAmount),
          ],
          ['Payment', describePaymentStatus(record.paymentStatus, record.payments)],
          cancellationFee !== null && ['Cancellation fee', formatCents(cancellationFee)],
          Boolean(contact.specialInstructions) && [
            'Instructions',
            contact.specialInstructions ?? '',
          ],
        ]}
      />
      <KnownCustomer customer={record.customer} />
      <p className={css.actions}>
        {record.userId ? (
          <Link to="/admin/customers/$userId" params={{ userId: record.userId }}>
            The customer’s page
          </Link>
        ) : (
          <Link to="/admin/customers/guest" search={{ email: contact.email }}>
            The guest’s page
          </Link>
        )}
        {record.conversationId ? (
          <Link to="/admin/chat-logs" search={{ open: record.conversationId }}>
            Chat that led to this booking
          </Link>
        ) : null}
      </p>
      <WhoComes key={`who ${id}`} record={record} />
      {record.canMove ? (
        <div className={css.body} key={`${id} ${record.date} ${record.time}`}>
          <MoveForm record={record} />
          {/* Once its time has come, only the phone is fast enough. */}
          {record.canEndWithoutWork ? null : <OfferTimes record={record} />}
        </div>
      ) : null}
      <ExtraWorkSection key={`extra ${id}`} record={record} />
      <BookingClaims key={`claims ${id}`} record={record} />
      <PaymentsSection key={`payments ${id}`} record={record} />
      <section>
        <h3>Answers</h3>
        <DescriptionList rows={describeAnswers(record.serviceId, record.answers)} />
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
        <h3>Internal notes</h3>
        <Notes
          key={id}
          about={id}
          notes={record.notes}
          onAdd={(content) => addNote.mutateAsync({ id, content })}
        />
      </section>
      <BookingHistory record={record} />
      {others.length > 0 ? (
        <section>
          <h3>Other bookings of this customer</h3>
          <ul className={css.list}>
            {others.map((other) => (
              <li key={other.id}>
                <button type="button" className={css.linkButton} onClick={() => onOpen(other.id)}>
                  {other.serviceTitle}
                </button>
                <small>{formatVisit(other)}</small>
                <StatusBadge status={other.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

const undoLabels: Partial<Record<BookingRecord['status'], string>> = {
  confirmed: 'Undo confirmation',
  in_progress: 'Undo start',
  completed: 'Undo completion',
  cancelled: 'Undo cancellation',
}

const undoOutcome = { no_show: 'Undo no-show', not_done: 'Undo not done' }

const withoutEmail = {
  text: 'Text messages to the phone',
  call: 'None. Call the customer.',
}

const notesShown = 3

/** The customer's tags, why they are blocked, and the latest notes about them: who goes there should know. */
function KnownCustomer({
  customer: { tags, blockedReason, notes },
}: Pick<BookingRecord, 'customer'>) {
  if (tags.length === 0 && blockedReason === null && notes.length === 0) return null
  return (
    <section aria-label="About the customer">
      <p className={css.actions}>
        <Marks tags={tags} isBlocked={blockedReason !== null} />
      </p>
      {blockedReason ? <p>{blockedReason}</p> : null}
      <ul className={css.list}>
        {notes.slice(-notesShown).map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </section>
  )
}

/** For ten minutes after a step, here as well as in the toast. */
function UndoButton({ record: { id, status, outcome, undoableUntil } }: { record: BookingRecord }) {
  const { submit, isSubmitting } = useUndoStatus()
  if (undoableUntil === null || !isUndoable(status)) return null
  return (
    <Button
      variant="default"
      size="sm"
      aria-busy={isSubmitting}
      onClick={() => {
        if (!isSubmitting) submit({ id, from: status })
      }}
    >
      {outcome ? undoOutcome[outcome] : undoLabels[status]}
    </Button>
  )
}
