import { createFileRoute } from '@tanstack/react-router'
import { SignedInOnly } from '../../auth/session/signed-in-only.tsx'
import { DashboardLayout } from '../../dashboard/dashboard-layout.tsx'

export const Route = createFileRoute('/dashboard')({
  component: () => (
    <SignedInOnly>
      <DashboardLayout />
    </SignedInOnly>
  ),
})
