import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import css from './loaded.module.css'

interface Props<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** In the shape of the content. */
  skeleton: ReactNode
  /** The message if the server answers 404. */
  absent?: string
  children: (data: Data) => ReactNode
}

/** A query's data: a skeleton until it arrives; an error is logged and can be retried. */
export function Loaded<Data>({ query, skeleton, absent, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query
  useEffect(() => {
    if (error) console.error('This could not be loaded:', error)
  }, [error])
  if (data !== undefined) return children(data)
  if (!error) return <div aria-busy="true">{skeleton}</div>
  if (absent && isNotFound(error)) {
    return (
      <p className={css.failed} role="alert">
        {absent}
      </p>
    )
  }
  return (
    <div className={css.failed} role="alert">
      <p>This could not be loaded just now.</p>
      <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Loading...' : 'Try again'}
      </Button>
    </div>
  )
}

const isNotFound = (error: unknown) =>
  (error as { data?: { httpStatus?: number } | null }).data?.httpStatus === 404
