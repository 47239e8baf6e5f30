import { useEffect, useRef } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import css from '../admin.module.css'
import { Candidates } from '../bookings/candidates.tsx'
import { focusVisits } from './coming-visits.tsx'
import type { ProfessionalRecord } from './rows.ts'
import { VisitLine } from './visit-line.tsx'

/** Each asks who is free. */
const shown = 10

const shownWithinMs = 5_000
let wantedUntil = 0

/** After a change of the office's own: the visits that need someone else because of it get the focus. */
export const showNeeding = (): void => {
  wantedUntil = Date.now() + shownWithinMs
}

/** The visits that a professional cannot come to any more, each with who can. */
export function VisitsNeedingOthers({ professional }: { professional: ProfessionalRecord }) {
  const { id, firstName, visits } = professional
  const needing = visits.filter(({ needsSomebody }) => needsSomebody)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(needing.length)
  useEffect(() => {
    if (needing.length > before.current && Date.now() < wantedUntil) heading.current?.focus()
    before.current = needing.length
  }, [needing.length])
  if (needing.length === 0) return null
  return (
    <section className={css.card} aria-labelledby="needs-someone">
      <h2 ref={heading} id="needs-someone" tabIndex={-1}>
        {pluralize(needing.length, 'visit needs', 'visits need')} someone else
      </h2>
      <p className={css.quiet}>
        {firstName} can no longer come to these visits. Choose a replacement. The customer will be
        notified.
      </p>
      <ul className={css.list}>
        {needing.slice(0, shown).map((visit) => (
          <li key={visit.id}>
            <VisitLine visit={visit} />
            <Candidates
              bookingId={visit.id}
              visit={`${visit.serviceTitle}, ${formatVisit(visit)}`}
              currentId={id}
              limit={1}
              onAssigned={focusVisits}
            />
          </li>
        ))}
      </ul>
      {needing.length > shown ? (
        <p className={css.quiet}>
          And {needing.length - shown} more, listed once these are assigned.
        </p>
      ) : null}
    </section>
  )
}
