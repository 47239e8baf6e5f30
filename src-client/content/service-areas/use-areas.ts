import { useEffect, useState } from 'react'
import type { Area } from '../../../shared/areas/area.ts'
import { seedAreas } from '../../../shared/areas/seed-areas.ts'
import { trpcClient } from '../../trpc.ts'

/** Where the company works now; what it began with until that is known. */
export function useAreas(): readonly Area[] {
  const [areas, setAreas] = useState(seedAreas)
  useEffect(() => {
    const leaving = new AbortController()
    trpcClient.area.list
      .query(undefined, { signal: leaving.signal })
      .then(setAreas, (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The current areas could not be read.', error)
      })
    return () => leaving.abort()
  }, [])
  return areas
}
