import { policy, reminderClaims } from '../../../shared/policy.ts'
import { FreeUntil } from '../free-until.tsx'
import type { Receipt } from './booking-summary.tsx'
import css from './next-steps.module.css'

/** What happens between now and the visit, with the words that the later emails and pages use. */
export function NextSteps({ receipt: { bookings, heldUntil } }: { receipt: Receipt }) {
  const [first] = bookings
  if (!first) return null
  return (
    <section className={css.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol>
        <li>
          <strong>Your time is secured.</strong>{' '}
          {heldUntil
            ? 'Open the link in the confirmation email to keep it.'
            : 'Your booking shows as Pending while we assign a professional.'}
        </li>
        <li>
          <strong>A professional is assigned.</strong> We write to you, and your booking shows as
          Confirmed. {reminderClaims[0]}
        </li>
        <li>
          <strong>The visit.</strong> Your professional calls {policy.callAheadMinutes} minutes
          before arrival.
        </li>
      </ol>
      <p>
        <FreeUntil slot={first} />
      </p>
    </section>
  )
}
