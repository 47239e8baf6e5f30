import { Button } from '@mantine/core'
import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatDate, formatTime, zoneName } from '../../../shared/time/business-time.ts'
import { type SlotTime, slotHours } from '../../../shared/time/slots.ts'
import { settings } from '../../settings.ts'
import { Choice } from '../../ui/choice.tsx'
import { partsOfDay } from './parts-of-day.ts'
import css from './slot-picker.module.css'

interface Props {
  slots: readonly SlotTime[]
  selected: { date?: string; time?: string }
  onSelect: (slot: { date?: string; time?: string }) => void
}

/** A calendar of the days with an available time, and the times of the selected day. */
export function SlotPicker({ slots, selected, onSelect }: Props) {
  const days = [...new Set(slots.map(({ date }) => date))]
  const available = new Set(days)
  const [nextAvailable] = days
  const [month, setMonth] = useState(selected.date ?? nextAvailable)
  const goTo = (date: string) => {
    setMonth(date)
    onSelect({ date })
  }
  const daySlots = slots.filter(({ date }) => date === selected.date)

  return (
    <div className={css.picker}>
      <div className={css.calendar}>
        <DatePicker
          value={selected.date ?? null}
          onChange={(date) => onSelect({ date: date ?? undefined })}
          date={month}
          onDateChange={setMonth}
          minDate={nextAvailable}
          maxDate={days.at(-1)}
          excludeDate={(date) => !available.has(date)}
          firstDayOfWeek={0}
          weekendDays={[]}
          hideOutsideDates
          maxLevel="month"
          size="md"
          getDayAriaLabel={(date) =>
            available.has(date) ? formatDate(date) : `${formatDate(date)}, not available`
          }
          getDayProps={(date) => ({ 'aria-pressed': date === selected.date })}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        />
      </div>
      <div className={css.times}>
        <div className={css.day}>
          <h2 className={css.title}>
            {selected.date ? formatDate(selected.date) : 'Choose a day'}
          </h2>
          {nextAvailable && selected.date !== nextAvailable ? (
            <Button variant="outline" onClick={() => goTo(nextAvailable)}>
              Next available day: {formatDate(nextAvailable)}
            </Button>
          ) : null}
        </div>
        <p className={css.count} role="status">
          {selected.date ? availability(daySlots.length) : 'The times appear here.'}
        </p>
        {partsOfDay(daySlots).map(({ part, slots: times }) => (
          <fieldset key={part} className={css.part}>
            <legend>{part}</legend>
            {times.map((slot) => (
              <Choice
                key={slot.startTime}
                name="time"
                checked={selected.time === slot.startTime}
                onChoose={() => onSelect({ date: slot.date, time: slot.startTime })}
                className={`figures ${css.slot}`}
              >
                {formatTime(slot.startTime)}
              </Choice>
            ))}
          </fieldset>
        ))}
        {selected.date && daySlots.length > 0 ? (
          <p className={css.zone}>
            Times are in {zoneName({ date: selected.date, time: '12:00' }, settings.timeZone)} and
            last {slotHours} hours.
          </p>
        ) : null}
      </div>
    </div>
  )
}

const availability = (count: number) =>
  count === 0 ? 'No available time slots for this date' : pluralize(count, 'available time')
