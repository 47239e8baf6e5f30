import { Skeleton } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortId } from '../../../shared/booking.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { Contact } from '../customers/contact.tsx'
import { formatInstant } from '../format-instant.ts'
import { ClaimState } from './claim-state.tsx'
import { NextStep } from './next-step.tsx'
import type { ClaimRecord } from './rows.ts'
import { SettleForm } from './settle-form.tsx'

interface Props {
  /** Undefined closes the drawer. */
  id: string | undefined
  onClose: () => void
}

/** A claim with its customer and its visit, and the ways to settle it. */
export function ClaimDrawer({ id, onClose }: Props) {
  const claim = trpc.admin.claims.get.useQuery(id ? { id } : skipToken)
  return (
    <SideDrawer
      opened={id !== undefined}
      size="38rem"
      title={claim.data ? `Claim: ${claim.data.serviceTitle}` : 'Claim'}
      onClose={onClose}
    >
      <QueryBoundary
        query={claim}
        notFoundMessage="There is no such claim."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(record) => <Claim key={record.id} claim={record} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

function Claim({ claim }: { claim: ClaimRecord }) {
  const { bookingId, customerName, email, phone, settledAt } = claim
  return (
    <div className={css.body}>
      <div className={css.actions}>
        <ClaimState claim={claim} />
      </div>
      <section>
        <h3>What is wrong</h3>
        <p className={css.message}>{claim.content}</p>
      </section>
      {settledAt ? <Settled claim={claim} at={settledAt} /> : <SettleForm claim={claim} />}
      <DescriptionList
        rows={[
          ['Customer', customerName],
          ['Phone', <Contact key="phone" kind="tel" value={phone} />],
          ['Email', <Contact key="email" kind="mailto" value={email} />],
          ['Visit', formatMoment(claim, claim.timeZone)],
          ['Professional', claim.professional ?? 'Unassigned'],
          ['Price', `${formatCents(claim.quoteAmount)}, ${formatCents(claim.paid, 'cents')} paid`],
          ['Status', <StatusBadge key="status" status={claim.status} />],
          [
            'Booking',
            <Link key="booking" to="/admin/bookings" search={{ open: bookingId }}>
              {shortId(bookingId)}
            </Link>,
          ],
          ['Reported', formatInstant(claim.createdAt)],
          ['Answer due', formatInstant(claim.answerBy)],
        ]}
      />
    </div>
  )
}

const Settled = ({ claim, at }: { claim: ClaimRecord; at: string }) => (
  <section>
    <h3>Our answer</h3>
    <p className={css.message}>{claim.message}</p>
    <p className={css.quiet}>
      {formatInstant(at)} by {claim.settledBy ?? 'an administrator'}
    </p>
    {claim.outcome ? <NextStep claim={claim} outcome={claim.outcome} /> : null}
  </section>
)
