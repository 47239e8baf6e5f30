import { createRootRoute, HeadContent } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { Frame } from '../frame/frame.tsx'

export const Route = createRootRoute({
  // The title of a page that has no other: of one that is not there.
  head: () => ({ meta: [{ title: `Page not found | ${brand.name}` }] }),
  component: () => (
    <>
      <HeadContent />
      <Frame />
    </>
  ),
})
