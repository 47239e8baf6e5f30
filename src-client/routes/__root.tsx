import { createRootRoute, HeadContent } from '@tanstack/react-router'
import { Frame } from '../frame/frame.tsx'

export const Route = createRootRoute({
  component: () => (
    <>
      <HeadContent />
      <Frame />
    </>
  ),
})
