import { z } from 'zod'

const position = z
  .string({ error: 'Send where the page begins.' })
  .max(600, 'Send where the page begins.')
  .optional()

/** The page after or before a position that an earlier page returned; the first page without either. */
export const pageInput = z.object({ after: position, before: position })
export type PageInput = z.infer<typeof pageInput>

/** Rows in their order, and the positions of the next and previous pages, if any. */
export interface Page<Row> {
  rows: Row[]
  next: string | undefined
  previous: string | undefined
}

/** Rows per page. */
export const pageSize = 25
