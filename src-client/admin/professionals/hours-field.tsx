import { Button, CloseButton, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Shift } from '../../../shared/admin/professionals.ts'
import { formatTime } from '../../../shared/time/business-time.ts'
import { weekdays } from '../../../shared/time/weekdays.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import css from './professional-form.module.css'

interface Props {
  value: readonly Shift[]
  onChange: (hours: Shift[]) => void
  error?: ReactNode
}

/** From Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0]

const halfHours = Array.from({ length: 49 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
const timeOptions = halfHours.map((value) => ({
  value,
  label: value === '24:00' ? 'midnight' : formatTime(value),
}))
const [starts, ends] = [timeOptions.slice(0, -1), timeOptions.slice(1)]

/** Two more hours, up to midnight. */
function after({ to }: Shift): Pick<Shift, 'from' | 'to'> {
  const hour = Math.min(24, Number(to.slice(0, 2)) + 2)
  return { from: to, to: hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}${to.slice(2)}` }
}

/** With a time off the half hour, if that is what there is. */
const including = (options: typeof timeOptions, value: string) =>
  options.some((one) => one.value === value)
    ? options
    : [...options, { value, label: formatTime(value) }]

/** The hours of a week: none, one span or several on each day. */
export function HoursField({ value, onChange, error }: Props) {
  const change = (shift: Shift, next: Partial<Shift>) =>
    onChange(value.map((one) => (one === shift ? { ...shift, ...next } : one)))
  return (
    <ChoiceField label="Hours" error={error} data-field="hours">
      <ul className={css.week}>
        {week.map((weekday) => {
          const name = weekdays[weekday] ?? ''
          const shifts = value.filter((one) => one.weekday === weekday)
          const last = shifts.at(-1)
          return (
            <li key={weekday}>
              <strong>{name}</strong>
              <div className={css.shifts}>
                {shifts.map((shift, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a span has no other name, and its times change
                  <div key={at} className={css.shift}>
                    <NativeSelect
                      classNames={{ input: css.time ?? '' }}
                      rightSectionWidth={24}
                      aria-label={`${name} from`}
                      data={including(starts, shift.from)}
                      value={shift.from}
                      onChange={({ currentTarget }) => change(shift, { from: currentTarget.value })}
                    />
                    <NativeSelect
                      classNames={{ input: css.time ?? '' }}
                      rightSectionWidth={24}
                      aria-label={`${name} until`}
                      data={including(ends, shift.to)}
                      value={shift.to}
                      onChange={({ currentTarget }) => change(shift, { to: currentTarget.value })}
                    />
                    <CloseButton
                      size={44}
                      aria-label={`Remove ${name}, ${formatTime(shift.from)}`}
                      onClick={() => onChange(value.filter((one) => one !== shift))}
                    />
                  </div>
                ))}
                {last ? null : <span className={css.dayOff}>Day off</span>}
                <Button
                  variant="subtle"
                  aria-label={`Add hours on ${name}`}
                  disabled={last?.to === '24:00'}
                  onClick={() =>
                    onChange([
                      ...value,
                      { weekday, ...(last ? after(last) : { from: '08:00', to: '18:00' }) },
                    ])
                  }
                >
                  Add hours
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </ChoiceField>
  )
}
