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
  /** What stands there when there are no rows. */
  empty: ReactNode
  onPlace: (place: Place) => void
}

/** A page of a list with its table, and the way to the pages around it. */
export const PagedTable = <Row,>(props: Props<Row>) => {
  const { query, label, columns, keyOf, empty, onPlace } = props
  // What is refused is told beside what was there before, such as a search that says too little.
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
