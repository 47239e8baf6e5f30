import { z } from 'zod/mini'

export const earliestDay = '2000-01-01'
export const latestDay = '2100-12-31'

/** A date in the business zone, in a range that date arithmetic can handle. */
export const day = z.iso
  .date({ error: 'Choose a date.' })
  .check(
    z.refine(
      (date) => date >= earliestDay && date <= latestDay,
      'Choose a date from 2000 to 2100.',
    ),
  )
