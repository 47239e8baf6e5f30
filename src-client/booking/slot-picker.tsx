import { Button } from '@mantine/core'
import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import type { SlotTime } from '../../shared/slots.ts'
import { settings } from '../settings.ts'
import { Choice } from '../ui/choice.tsx'
import { partsOfDay } from './parts-of-day.ts'
import css from './slot-picker.module.css'

interface Props {
  slots: readonly SlotTime[]
  chosen: { date?: string; time?: string }
  onChoose: (choice: { date?: string; time?: string }) => void
}

/** A calendar of the days with an available time, and the times of the chosen day. */
export function SlotPicker({ slots, chosen, onChoose }: Props) {
  const days = [...new Set(slots.map(({ date }) => date))]
  const open = new Set(days)
  const [nextFree] = days
  const [month, setMonth] = useState(chosen.date ?? nextFree)
  const goTo = (date: string) => {
    setMonth(date)
    onChoose({ date })
  }
  const ofDay = slots.filter(({ date }) => date === chosen.date)

  return (
    <div className={css.picker}>
      <div className={css.calendar}>
        <DatePicker
          value={chosen.date ?? null}
          onChange={(date) => onChoose({ date: date ?? undefined })}
          date={month}
          onDateChange={setMonth}
          minDate={nextFree}
          maxDate={days.at(-1)}
          excludeDate={(date) => !open.has(date)}
          firstDayOfWeek={0}
          weekendDays={[]}
          hideOutsideDates
          maxLevel="month"
          size="md"
          getDayAriaLabel={(date) =>
            open.has(date) ? formatDate(date) : `${formatDate(date)}, nothing free`
          }
          getDayProps={(date) => ({ 'aria-pressed': date === chosen.date })}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        />
      </div>
      <div className={css.times}>
        <div className={css.day}>
          <h2 className={css.title}>{chosen.date ? formatDate(chosen.date) : 'Choose a day'}</h2>
          {nextFree && chosen.date !== nextFree ? (
            <Button variant="outline" onClick={() => goTo(nextFree)}>
              Next free day: {formatDate(nextFree)}
            </Button>
          ) : null}
        </div>
        <p className={css.count} role="status">
          {chosen.date ? counted(ofDay.length) : 'The times appear here.'}
        </p>
        {partsOfDay(ofDay).map(({ part, slots: times }) => (
          <fieldset key={part} className={css.part}>
            <legend>{part}</legend>
            {times.map((slot) => (
              <Choice
                key={slot.startTime}
                name="time"
                checked={chosen.time === slot.startTime}
                onChoose={() => onChoose({ date: slot.date, time: slot.startTime })}
                className={`figures ${css.slot}`}
              >
                {formatTime(slot.startTime)}
              </Choice>
            ))}
          </fieldset>
        ))}
        {chosen.date && ofDay.length > 0 ? (
          <p className={css.zone}>
            Times are in {zoneName({ date: chosen.date, time: '12:00' }, settings.timeZone)} and
            last 2 hours.
          </p>
        ) : null}
      </div>
    </div>
  )
}

const counted = (free: number) =>
  free === 0
    ? 'No available time slots for this date'
    : `${free} free ${free === 1 ? 'time' : 'times'}`
