import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { ProfessionalLine } from '../../people/professional-line.tsx'
import css from '../admin.module.css'
import { Candidates } from './candidates.tsx'
import type { BookingRecord } from './rows.ts'

const suggested = 3

/** Who comes to a visit, and who could come instead. */
export function WhoComes({ record }: { record: BookingRecord }) {
  const { id, professional, preferred, canMove } = record
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        Professional
      </h3>
      {professional ? (
        <ProfessionalLine professional={professional} />
      ) : (
        <p className={css.quiet}>Nobody is assigned.</p>
      )}
      {preferred !== null && preferred.id !== professional?.id ? (
        <p className={css.quiet}>The customer asked for {preferred.name}.</p>
      ) : null}
      {!canMove ? null : professional === null || isChanging ? (
        <Candidates
          bookingId={id}
          currentId={professional?.id ?? null}
          limit={suggested}
          onAssigned={() => {
            setIsChanging(false)
            heading.current?.focus()
          }}
        />
      ) : (
        <div className={css.actions}>
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              setIsChanging(true)
              heading.current?.focus()
            }}
          >
            Change professional
          </Button>
        </div>
      )}
    </section>
  )
}
