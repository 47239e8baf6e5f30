import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '../../admin/admin-layout.tsx'
import { SignedInOnly } from '../../auth/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin')({
  component: () => (
    <SignedInOnly admin>
      <AdminLayout />
    </SignedInOnly>
  ),
})
