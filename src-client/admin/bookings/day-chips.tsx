import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { addDays, weekday } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import type { BookingSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'

interface Props {
  search: Pick<BookingSearch, 'by' | 'from' | 'to'>
  onDays: (days: Pick<BookingSearch, 'by' | 'from' | 'to' | 'direction'>) => void
  /** What else is asked for with one tap. */
  children: ReactNode
}

/** The visits of the days that an office asks about most; pressed again, all bookings. */
export function DayChips({ search, onDays, children }: Props) {
  const now = today()
  const monday = addDays(now, -((weekday(now) + 6) % 7))
  const chips = [
    { label: 'Today', from: now, to: now },
    { label: 'Tomorrow', from: addDays(now, 1), to: addDays(now, 1) },
    { label: 'This week', from: monday, to: addDays(monday, 6) },
  ]
  return (
    <fieldset className={bar.group} aria-label="Visits">
      {chips.map(({ label, from, to }) => {
        const isOn = search.by === 'scheduled' && search.from === from && search.to === to
        return (
          <Button
            key={label}
            size="xs"
            variant={isOn ? 'filled' : 'default'}
            aria-pressed={isOn}
            onClick={() =>
              onDays(
                isOn
                  ? { by: undefined, from: undefined, to: undefined, direction: undefined }
                  : { by: 'scheduled', from, to, direction: 'oldest' },
              )
            }
          >
            {label}
          </Button>
        )
      })}
      {children}
    </fieldset>
  )
}
