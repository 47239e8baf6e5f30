import { Button } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import type { ProfessionalRecord } from './rows.ts'
import { VisitLine } from './visit-line.tsx'

const shown = 8
const headingId = 'upcoming-visits'

/** For what is gone with its button: the list that it went from. */
export const focusVisits = (): void => document.getElementById(headingId)?.focus()

/** What a professional is to do, the next first. */
export function ComingVisits({ visits }: Pick<ProfessionalRecord, 'visits'>) {
  const [showsAll, setShowsAll] = useState(false)
  const own = visits.filter(({ needsSomebody }) => !needsSomebody)
  return (
    <section className={css.card}>
      <h2 id={headingId} tabIndex={-1}>
        Upcoming visits
      </h2>
      {own.length === 0 ? <p className={css.quiet}>None</p> : null}
      <ul className={css.list}>
        {own.slice(0, showsAll ? undefined : shown).map((visit) => (
          <li key={visit.id}>
            <VisitLine visit={visit} />
            <StatusBadge status={visit.status} />
          </li>
        ))}
      </ul>
      {own.length > shown && !showsAll ? (
        <div>
          <Button
            variant="subtle"
            onClick={() => {
              setShowsAll(true)
              focusVisits()
            }}
          >
            Show all {own.length}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
