import { Button } from '@mantine/core'
import { addDays } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import css from '../admin.module.css'
import { DateField } from '../date-field.tsx'

interface Props {
  date: string
  /** How many days forward and back go. */
  step: 1 | 7
  onDate: (date: string) => void
}

/** Goes from day to day, or from week to week. */
export const DayToolbar = ({ date, step, onDate }: Props) => (
  <div className={css.toolbar}>
    <Button variant="default" data-repeats onClick={() => onDate(addDays(date, -step))}>
      {step === 1 ? 'Previous day' : 'Previous week'}
    </Button>
    <Button variant="default" onClick={() => onDate(today())} disabled={date === today()}>
      Today
    </Button>
    <Button variant="default" data-repeats onClick={() => onDate(addDays(date, step))}>
      {step === 1 ? 'Next day' : 'Next week'}
    </Button>
    <DateField label="Go to" value={date} onDate={(day) => onDate(day ?? today())} />
  </div>
)
