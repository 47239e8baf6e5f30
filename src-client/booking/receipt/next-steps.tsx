import { isLive } from '../../../shared/booking-status.ts'
import { policy, reminderClaims } from '../../../shared/policy.ts'
import { groupByTime } from '../../../shared/time/group-by-time.ts'
import { namesOf } from '../../people/names-of.ts'
import { FreeUntil } from '../free-until.tsx'
import type { Receipt } from './booking-summary.tsx'
import css from './next-steps.module.css'

/** What happens between now and the visit, with the words that the later emails and pages use. */
export function NextSteps({ receipt: { bookings, heldUntil } }: { receipt: Receipt }) {
  const visits = groupByTime(bookings.filter(({ status }) => isLive(status)))
  const names = namesOf(bookings)
  return (
    <section className={css.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol>
        <li>
          <strong>Your time is secured.</strong>{' '}
          {heldUntil
            ? 'Open the link in the confirmation email to keep it.'
            : `Your booking shows as Pending while ${names ? 'our office confirms it' : 'we assign a professional'}.`}
        </li>
        <li>
          <strong>{names ? 'The office confirms it.' : 'A professional is assigned.'}</strong> We
          write to you, and your booking shows as Confirmed. {reminderClaims[0]}
        </li>
        <li>
          <strong>The visit.</strong> Your professional calls {policy.callAheadMinutes} minutes
          before arrival.
        </li>
      </ol>
      {visits.map((visit) => (
        <p key={`${visit.date} ${visit.time}`}>
          {visits.length > 1
            ? `${visit.together.map(({ serviceTitle }) => serviceTitle).join(', ')}:`
            : null}
          <FreeUntil slot={visit} />
        </p>
      ))}
    </section>
  )
}
