import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'
import { useWhileAwake } from './use-while-awake.ts'

const lookEveryMs = 1000

/**
 * Refetches the open page within two seconds of a change by anyone, in any process, while the administrator is active.
 */
export function useLive(): void {
  const utils = trpc.useUtils()
  const { data } = trpc.admin.changes.useQuery(undefined, {
    refetchInterval: useWhileAwake(lookEveryMs),
    // A page in a background tab is refetched when the administrator comes back to it.
    refetchOnWindowFocus: true,
  })
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    const now = JSON.stringify(data)
    if (seen.current !== undefined && seen.current !== now) {
      void utils.admin.invalidate(undefined, {
        predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[1] !== 'changes',
      })
    }
    seen.current = now
  }, [data, utils])
}
