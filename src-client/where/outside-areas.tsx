import { lazy, Suspense } from 'react'
import { useStore } from '../ui/store/use-store.ts'
import { isOutside, whereStore } from './where-store.ts'

const AreaRequest = lazy(() => import('./area-request.tsx'))

/** Where the company does not come yet: the wish to be told when it does. Shows nothing elsewhere. */
export function OutsideAreas() {
  const where = useStore(whereStore)
  if (!isOutside(where) || !where.check?.place) return null
  return (
    <Suspense fallback={null}>
      <AreaRequest key={where.zip} zip={where.zip} />
    </Suspense>
  )
}
