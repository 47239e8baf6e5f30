import { z } from 'zod/mini'

const position = z.optional(
  z
    .string({ error: 'Send where the page begins.' })
    .check(z.maxLength(600, 'Send where the page begins.')),
)

/** The page after or before a position that an earlier page returned; the first page without either. */
export const pageInput = z.object({ after: position, before: position })
export type PageInput = z.infer<typeof pageInput>

/** Rows in their order, and the positions of the next and previous pages, if any. */
export interface Page<Row> {
  rows: Row[]
  next: string | undefined
  previous: string | undefined
}

/** How many rows all pages have together. They are counted up to a limit, so that no list waits for its count. */
export interface PageTotal {
  total: number
  /** Whether there are more. */
  isMore: boolean
}

/** Rows per page. */
export const pageSize = 50
