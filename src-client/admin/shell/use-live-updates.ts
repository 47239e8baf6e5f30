import { useEffect, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { usePollInterval } from '../use-poll-interval.ts'

const pollIntervalMs = 1000

/**
 * Refetches the open page within two seconds of a change by anyone, in any process, while the administrator is active.
 */
export function useLiveUpdates(): void {
  const utils = trpc.useUtils()
  const { data } = trpc.admin.figures.changes.useQuery(undefined, {
    refetchInterval: usePollInterval(pollIntervalMs),
    // A page in a background tab is refetched when the administrator comes back to it.
    refetchOnWindowFocus: true,
  })
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    const now = JSON.stringify(data)
    if (seen.current !== undefined && seen.current !== now) {
      void utils.admin.invalidate(undefined, {
        predicate: ({ queryKey: [path] }) => Array.isArray(path) && path.at(-1) !== 'changes',
      })
    }
    seen.current = now
  }, [data, utils])
}
