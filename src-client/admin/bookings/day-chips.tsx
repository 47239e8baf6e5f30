import { Button } from '@mantine/core'
import { addDays } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import css from '../admin.module.css'
import type { BookingSearch } from '../search-params.ts'

interface Props {
  search: Pick<BookingSearch, 'by' | 'from' | 'to'>
  onDays: (days: Pick<BookingSearch, 'by' | 'from' | 'to' | 'direction'>) => void
}

/** The visits of the days that an office asks about most; pressed again, all bookings. */
export function DayChips({ search, onDays }: Props) {
  const now = today()
  const chips = [
    { label: 'Today', from: now, to: now },
    { label: 'Tomorrow', from: addDays(now, 1), to: addDays(now, 1) },
    { label: 'Next 7 days', from: now, to: addDays(now, 6) },
  ]
  return (
    <fieldset className={css.chips} aria-label="Visits">
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
    </fieldset>
  )
}
