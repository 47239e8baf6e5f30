import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { addDays } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { NextIcon, PreviousIcon } from '../../ui/icons.tsx'
import css from './schedule-toolbar.module.css'
import { ScheduleViews } from './schedule-views.tsx'

interface Props {
  date: string
  /** How many days forward and back go. */
  step: 1 | 7
  onDate: (date: string) => void
  /** Another field, at the end. */
  children: ReactNode
}

/** The pages of the schedule, and the way from day to day or from week to week. */
export function ScheduleToolbar({ date, step, onDate, children }: Props) {
  const unit = step === 1 ? 'day' : 'week'
  return (
    <div className={css.toolbar}>
      <ScheduleViews />
      <div className={css.steps}>
        <Button
          variant="default"
          className={css.step ?? ''}
          data-repeats
          aria-label={`Previous ${unit}`}
          onClick={() => onDate(addDays(date, -step))}
        >
          <PreviousIcon />
        </Button>
        <Button variant="default" onClick={() => onDate(today())} disabled={date === today()}>
          Today
        </Button>
        <Button
          variant="default"
          className={css.step ?? ''}
          data-repeats
          aria-label={`Next ${unit}`}
          onClick={() => onDate(addDays(date, step))}
        >
          <NextIcon />
        </Button>
        {children}
      </div>
    </div>
  )
}
