import { Button, Input, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatList } from '../../../shared/format/format-list.ts'
import { formatDate, formatTime, type WallClock } from '../../../shared/time/business-time.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import type { VisitChoice } from './use-visit-choice.ts'

interface Props {
  choice: VisitChoice
  /** The day that is shown first, if somebody is free then. */
  firstDay: string | undefined
  error: string | undefined
  onVisit: (visit: WallClock | undefined) => void
  onProfessional: (id: string | undefined) => void
}

/** The times that are free, day by day, and who comes. */
export function PickVisit({ choice, firstDay, error, onVisit, onProfessional }: Props) {
  const { people, who, free, isUnsuitable, slots, visit } = choice
  const [day, setDay] = useState(visit?.date ?? firstDay)
  return (
    <QueryBoundary query={slots} skeleton={<Skeleton height={180} radius="lg" />}>
      {(open) => {
        const days = [...new Set(open.map(({ date }) => date))]
        const shown = day && days.includes(day) ? day : days[0]
        const times = open.filter(({ date }) => date === shown)
        return (
          <div className={css.body}>
            {people.length > 0 ? (
              <NativeSelect
                label="Professional"
                description={
                  isUnsuitable
                    ? 'The professional you chose doesn’t offer this service in that area.'
                    : undefined
                }
                value={who ?? ''}
                data={[
                  { value: '', label: 'Anyone' },
                  ...people.map(({ id, firstName }) => ({ value: id, label: firstName })),
                ]}
                onChange={({ currentTarget: { value } }) => onProfessional(value || undefined)}
              />
            ) : null}
            {days.length === 0 ? <p>No one is available in the next 60 days.</p> : null}
            {days.length > 0 ? (
              <NativeSelect
                label="Day"
                value={shown ?? ''}
                data={days.map((date) => ({ value: date, label: formatDate(date) }))}
                onChange={({ currentTarget: { value } }) => {
                  setDay(value)
                  onVisit(undefined)
                }}
              />
            ) : null}
            <Input.Wrapper error={error}>
              <fieldset className={bar.group} aria-label="Times" data-field="visit">
                {times.map(({ date, startTime }) => {
                  const isChosen = visit?.date === date && visit.time === startTime
                  return (
                    <Button
                      key={startTime}
                      variant={isChosen ? 'filled' : 'default'}
                      aria-pressed={isChosen}
                      onClick={() => onVisit({ date, time: startTime })}
                    >
                      {formatTime(startTime)}
                    </Button>
                  )
                })}
              </fieldset>
            </Input.Wrapper>
            {visit && free ? (
              <p className={css.quiet}>
                Free then: {formatList(free.map(({ firstName }) => firstName))}
              </p>
            ) : null}
          </div>
        )
      }}
    </QueryBoundary>
  )
}
