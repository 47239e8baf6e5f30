import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SignedInOnly } from '../../auth/signed-in-only.tsx'

export const Route = createFileRoute('/admin')({
  component: () => (
    <SignedInOnly admin>
      <Outlet />
    </SignedInOnly>
  ),
})
