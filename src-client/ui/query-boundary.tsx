import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { errorMessage, httpStatus } from '../server-error.ts'
import css from './query-boundary.module.css'

interface Props<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** In the shape of the content. */
  skeleton: ReactNode
  /** The message if the server answers 404. */
  notFoundMessage?: string
  children: (data: Data) => ReactNode
}

/** A query's data: a skeleton until it arrives; an error is logged and can be retried. */
export function QueryBoundary<Data>({ query, skeleton, notFoundMessage, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query
  useEffect(() => {
    // The server and the browser log refusals and failed requests.
    if (error && !errorMessage(error)) console.error('This could not be loaded:', error)
  }, [error])
  if (data !== undefined) return children(data)
  if (!error) return <div aria-busy="true">{skeleton}</div>
  if (notFoundMessage && httpStatus(error) === 404) {
    return (
      <p className={css.failed} role="alert">
        {notFoundMessage}
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
