import { z } from 'zod'

const place = z
  .string({ error: 'Send where the page begins.' })
  .max(600, 'Send where the page begins.')
  .optional()

/** The page after or before a place that an earlier page named; the first page without either. */
export const pageInput = z.object({ after: place, before: place })
export type PageInput = z.infer<typeof pageInput>

/** Rows in their order, and the places of the pages around them where there are any. */
export interface Page<Row> {
  rows: Row[]
  next: string | undefined
  previous: string | undefined
}

/** So many rows on a page. */
export const pageSize = 25
