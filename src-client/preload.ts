import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './trpc.ts'

/** For the query options of a loader: an answer that no page waits for any longer is aborted. */
export const abortable = { trpc: { abortOnUnmount: true } }

/**
 * Makes sure that a page's data is there or on its way. A loader does not wait for it: until then the page shows its
 * skeleton, and in the place of what fails a button that tries again.
 */
export function preload<Data, Failure, Result, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Result, Key>,
): void {
  void queryClient.prefetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY })
}

/** The same for the first page of a list that grows. */
export function preloadPages<Data, Failure, Result, Key extends QueryKey, Cursor>(
  options: FetchInfiniteQueryOptions<Data, Failure, Result, Key, Cursor>,
): void {
  void queryClient.prefetchInfiniteQuery({ ...options, staleTime: Number.POSITIVE_INFINITY })
}
