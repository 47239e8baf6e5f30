import { z } from 'zod/mini'
import { line, optional } from '../text.ts'
import { day } from './day.ts'
import { wallTime } from './professionals.ts'

const fields = {
  firstDay: day,
  lastDay: day,
  /** From midnight without it. */
  from: optional(wallTime),
  /** Until midnight without it. */
  until: optional(wallTime),
  reason: optional(line(120, 'Write why.')),
}

interface Entered {
  firstDay: string
  lastDay: string
  from?: string | undefined
  until?: string | undefined
}

/** The span between two days, at these times or over whole days. Business zone. */
export const spanOf = ({ firstDay, lastDay, from, until }: Entered) => ({
  from: `${firstDay} ${from ?? '00:00'}`,
  to: `${lastDay} ${until ?? '24:00'}`,
})

/** Time off as a person enters it. */
export const timeOffForm = z.object(fields).check(
  z.refine(
    (entered) => {
      const { from, to } = spanOf(entered)
      return from < to
    },
    { error: 'Time off must end after it begins.', path: ['lastDay'] },
  ),
)
