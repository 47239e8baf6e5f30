import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const VerifiedReviews = lazyPart(
  async () => (await import('./verified-reviews.tsx')).VerifiedReviews,
)

/** Fetched once the page is hydrated: a page can be used before its reviews are there, and without them. */
export const LazyVerifiedReviews = (props: ComponentProps<typeof VerifiedReviews>) => (
  <Suspense fallback={null}>
    <VerifiedReviews {...props} />
  </Suspense>
)
