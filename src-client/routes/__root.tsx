import { createRootRoute, HeadContent } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { Frame } from '../frame/frame.tsx'

export const Route = createRootRoute({
  // The title of a page without its own, such as the not-found page.
  head: () => ({ meta: [{ title: `Page not found | ${brand.name}` }] }),
  component: () => (
    <>
      <HeadContent />
      <Frame />
    </>
  ),
})
