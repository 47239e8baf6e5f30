import { Button } from '@mantine/core'
import { type PageTotal, pageSize } from '../../shared/admin/paging.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import css from './admin.module.css'
import type { PageCursor } from './search-params.ts'

interface Props {
  page: PageTotal & {
    rows: readonly unknown[]
    next?: string | undefined
    previous?: string | undefined
  }
  /** Where the page is, by its address. */
  place: PageCursor
  onPage: (place: PageCursor) => void
}

/** Which rows of how many, read aloud when they change, and the way to the previous and the next page. */
export function Pager({ page, place, onPage }: Props) {
  const { rows, next, previous } = page
  const first = previous === undefined ? 1 : place.row
  const goTo = (position: PageCursor, row: number) =>
    onPage({ ...position, row: first === undefined ? undefined : Math.max(1, row) })
  return (
    <nav className={css.pager} aria-label="Pages">
      <p role="status">{describeRows(page, first)}</p>
      {next === undefined && previous === undefined ? null : (
        <>
          <Button
            variant="default"
            data-repeats
            disabled={previous === undefined}
            onClick={() => goTo({ before: previous }, (first ?? 1) - pageSize)}
          >
            Previous
          </Button>
          <Button
            variant="default"
            data-repeats
            disabled={next === undefined}
            onClick={() => goTo({ after: next }, (first ?? 1) + rows.length)}
          >
            Next
          </Button>
        </>
      )}
    </nav>
  )
}

/** 'Showing 51 to 100 of 312', 'Showing 1 to 50 of more than 1,000', 'Showing all 3'. */
function describeRows({ rows, total, isMore }: Props['page'], first: number | undefined): string {
  if (rows.length === 0) return ''
  const last = (first ?? 0) + rows.length - 1
  // Rows that came in the meantime are not in the count of an older answer.
  const known = Math.max(total, first === undefined ? 0 : last)
  const all = isMore && known === total ? `more than ${formatNumber(total)}` : formatNumber(known)
  if (first === undefined) return `Showing ${formatNumber(rows.length)} of ${all}`
  if (!isMore && rows.length === total) return `Showing all ${formatNumber(total)}`
  return `Showing ${formatNumber(first)} to ${formatNumber(last)} of ${all}`
}
