import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { canClaim } from '../../../shared/claims.ts'
import css from '../admin.module.css'
import type { BookingRecord } from '../bookings/rows.ts'
import { formatInstant } from '../format-instant.ts'
import { ClaimState } from './claim-state.tsx'
import { RecordForm } from './record-form.tsx'
import type { ClaimOfBooking } from './rows.ts'

/** What a booking's customer has said is wrong, and how it was settled; a call is written down here. */
export function BookingClaims({ record: { id, status, claims } }: { record: BookingRecord }) {
  const [isRecording, setIsRecording] = useState(false)
  const isOpen = claims.some(({ settledAt }) => settledAt === null)
  const canRecord = canClaim(status) && !isOpen
  if (claims.length === 0 && !canRecord) return null
  return (
    <section>
      <h3>Claims</h3>
      {claims.length > 0 ? (
        <ul className={css.list}>
          {claims.map((claim) => (
            <Claim key={claim.id} claim={claim} />
          ))}
        </ul>
      ) : null}
      {canRecord && isRecording ? (
        <RecordForm bookingId={id} onDone={() => setIsRecording(false)} />
      ) : null}
      {canRecord && !isRecording ? (
        <div className={css.actions}>
          <Button variant="default" onClick={() => setIsRecording(true)}>
            Record a claim
          </Button>
        </div>
      ) : null}
    </section>
  )
}

const Claim = ({ claim }: { claim: ClaimOfBooking }) => (
  <li>
    <Link
      to="/admin/claims"
      search={{ show: claim.outcome ? 'settled' : undefined, open: claim.id }}
    >
      Reported {formatInstant(claim.createdAt)}
    </Link>
    <ClaimState claim={claim} />
    <span className={css.message}>{claim.content}</span>
    {claim.settledAt ? (
      <small>
        {formatInstant(claim.settledAt)}, {claim.settledBy ?? 'an administrator'}: {claim.message}
      </small>
    ) : null}
  </li>
)
