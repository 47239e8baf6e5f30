import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { Candidates } from '../bookings/candidates.tsx'
import type { ProfessionalRecord } from './rows.ts'

/** Those that need somebody; each asks who is free. */
const shown = 10

const shownWithinMs = 5_000
let wantedUntil = 0

/** After a change of the office's own: the visits that need someone else because of it get the focus. */
export const showNeeding = (): void => {
  wantedUntil = Date.now() + shownWithinMs
}

type Visit = ProfessionalRecord['visits'][number]

/** What is booked with a professional; visits that they cannot come to any more are first, each with who can. */
export function ComingVisits({
  professional: { id, firstName, visits },
}: {
  professional: ProfessionalRecord
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const needing = visits.filter(({ needsSomebody }) => needsSomebody)
  const others = visits.filter(({ needsSomebody }) => !needsSomebody)
  const needed = useRef<HTMLHeadingElement>(null)
  const before = useRef(needing.length)
  useEffect(() => {
    if (needing.length > before.current && Date.now() < wantedUntil) needed.current?.focus()
    before.current = needing.length
  }, [needing.length])
  return (
    <>
      {needing.length > 0 ? (
        <section className={css.card} aria-labelledby="needs-someone">
          <h2 ref={needed} id="needs-someone" tabIndex={-1}>
            {pluralize(needing.length, 'visit needs', 'visits need')} someone else
          </h2>
          <p className={css.quiet}>
            {firstName} is not at work then, or no longer does this. Choose who comes instead: the
            customer is told.
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
                  onAssigned={() => heading.current?.focus()}
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
      ) : null}
      <section className={css.card}>
        <h2 ref={heading} tabIndex={-1}>
          Upcoming visits
        </h2>
        {others.length === 0 ? <p className={css.quiet}>None</p> : null}
        <ul className={css.list}>
          {others.map((visit) => (
            <li key={visit.id}>
              <VisitLine visit={visit} />
              <StatusBadge status={visit.status} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const VisitLine = ({ visit }: { visit: Visit }) => (
  <span>
    {formatVisit(visit)}{' '}
    <Link to="/admin/bookings" search={{ open: visit.id }}>
      {visit.serviceTitle}
    </Link>{' '}
    <small>
      for {visit.customerName}, {visit.address}
    </small>
  </span>
)
