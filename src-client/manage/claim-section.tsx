import { Button } from '@mantine/core'
import { useState } from 'react'
import { claimRefusal } from '../../shared/claims.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import { businessTime, today } from '../business-clock.ts'
import { ClaimForm } from './claim-form.tsx'
import { type Claim, describeClaim } from './claim-words.ts'
import type { BookingDetails } from './customer-booking.ts'
import css from './details-drawer.module.css'

interface Props {
  details: BookingDetails
  token: string | undefined
}

/** What the customer has said is wrong and what came of it; while nothing is open, a way to say more. */
export function ClaimSection({ details, token }: Props) {
  const { id, claims, timeZone } = details
  const [isWriting, setIsWriting] = useState(false)
  const isOpen = claims.some(({ outcome }) => outcome === null)
  const canClaim = !isOpen && claimRefusal(details, today()) === undefined
  if (claims.length === 0 && !canClaim) return null
  return (
    <section>
      <h3>Something is wrong</h3>
      {claims.map((claim) => (
        <ToldClaim key={claim.id} claim={claim} timeZone={timeZone} />
      ))}
      {canClaim && isWriting ? (
        <ClaimForm bookingRef={{ id, token }} onClose={() => setIsWriting(false)} />
      ) : null}
      {canClaim && !isWriting ? (
        <p>
          <Button variant="default" onClick={() => setIsWriting(true)}>
            Something is wrong
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function ToldClaim({ claim, timeZone }: { claim: Claim; timeZone: string }) {
  const { content, createdAt, message, settledAt } = claim
  const moment = (at: string) => (
    <time dateTime={at}>{formatMoment(businessTime(at), timeZone)}</time>
  )
  return (
    <div className={css.claim}>
      <p>
        <strong>{describeClaim(claim)}</strong>
      </p>
      <p>You, {moment(createdAt)}</p>
      <p className={css.text}>{content}</p>
      {message && settledAt ? (
        <>
          <p>Our answer, {moment(settledAt)}</p>
          <p className={css.text}>{message}</p>
        </>
      ) : null}
    </div>
  )
}
