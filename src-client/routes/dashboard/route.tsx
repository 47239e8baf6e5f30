import { createFileRoute } from '@tanstack/react-router'
import { AccountPages } from '../../auth/session/account-pages.tsx'
import { AccountUnknown, CheckingAccount } from '../../auth/session/checking-account.tsx'
import { requireAccount } from '../../auth/session/guards.ts'
import { DashboardLayout } from '../../dashboard/dashboard-layout.tsx'
import { ServerData } from '../../server-data.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireAccount,
  pendingMs: 0,
  pendingComponent: CheckingAccount,
  errorComponent: AccountUnknown,
  component: () => (
    <ServerData>
      <AccountPages>
        <DashboardLayout />
      </AccountPages>
    </ServerData>
  ),
})
