import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'

const VerifiedReviews = lazyRouteComponent(
  () => import('./verified-reviews.tsx'),
  'VerifiedReviews',
)

/** Fetched once the page is hydrated: a page can be used before its reviews are there. */
export const LazyVerifiedReviews = (props: ComponentProps<typeof VerifiedReviews>) => (
  <Suspense fallback={null}>
    <VerifiedReviews {...props} />
  </Suspense>
)
