import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '../trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import css from './admin.module.css'
import { type Column, DataTable } from './data-table.tsx'
import { Pager, type Place } from './pager.tsx'

interface Page<Row> {
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
  keyOf: (row: Row) => string
  /** Shown when there are no rows. */
  empty: ReactNode
  onPlace: (place: Place) => void
}

/** One page of a list as a table, with links to the previous and next page. */
export const PagedTable = <Row,>(props: Props<Row>) => {
  const { query, label, columns, keyOf, empty, onPlace } = props
  // A refusal, such as a search text that is too short, is shown beside the previous rows.
  const refusal = query.data === undefined ? undefined : messageOf(query.error)
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} radius="lg" />}>
      {(page) => (
        <>
          {refusal ? <p role="alert">{refusal}</p> : null}
          <p className="spoken" role="status">
            {page.rows.length === 1 ? '1 row' : `${page.rows.length} rows`} on this page
          </p>
          {page.rows.length === 0 ? (
            <div className={css.empty}>{empty}</div>
          ) : (
            <DataTable
              label={label}
              columns={columns}
              rows={page.rows}
              keyOf={keyOf}
              busy={query.isPlaceholderData}
            />
          )}
          <Pager page={page} onPlace={onPlace} />
        </>
      )}
    </Loaded>
  )
}
