import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PageTotal } from '../../shared/admin/paging.ts'
import { errorMessage } from '../server-error.ts'
import { QueryBoundary } from '../ui/query-boundary.tsx'
import css from './admin.module.css'
import { type Column, DataTable } from './data-table.tsx'
import { Pager } from './pager.tsx'
import type { PageCursor } from './search-params.ts'

interface Page<Row> extends PageTotal {
  rows: Row[]
  next?: string | undefined
  previous?: string | undefined
}

interface Props<Row> {
  query: {
    data: Page<Row> | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Where the page is, by its address. */
  place: PageCursor
  onPage: (place: PageCursor) => void
}

/** One page of a list as a table, with links to the previous and next page. */
export const PagedTable = <Row,>(props: Props<Row>) => {
  const { query, label, columns, rowKey, empty, place, onPage } = props
  // A refusal, such as a search text that is too short, is shown beside the previous rows.
  const refusal = query.data === undefined ? undefined : errorMessage(query.error)
  return (
    <QueryBoundary query={query} skeleton={<Skeleton height={480} radius="lg" />}>
      {(page) => (
        <>
          {refusal ? <p role="alert">{refusal}</p> : null}
          {page.rows.length === 0 ? (
            <div className={css.empty}>{empty}</div>
          ) : (
            <DataTable
              label={label}
              columns={columns}
              rows={page.rows}
              rowKey={rowKey}
              busy={query.isPlaceholderData}
            />
          )}
          <Pager page={page} place={place} onPage={onPage} />
        </>
      )}
    </QueryBoundary>
  )
}
