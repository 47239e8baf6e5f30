import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { useStore } from '../ui/store/use-store.ts'
import { isOutside, whereStore } from './where-store.ts'

const AreaRequest = lazyPart(
  async () => (await import('./area-request.tsx')).AreaRequest,
  () => (
    <p role="alert">This form could not be loaded. Please reload the page to leave your email.</p>
  ),
)

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
