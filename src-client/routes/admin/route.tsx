import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '../../admin/shell/admin-layout.tsx'
import { AccountPages } from '../../auth/session/account-pages.tsx'
import { AccountUnknown, CheckingAccount } from '../../auth/session/checking-account.tsx'
import { requireAdmin } from '../../auth/session/guards.ts'
import { ServerData } from '../../server-data.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  pendingMs: 0,
  pendingComponent: CheckingAccount,
  errorComponent: AccountUnknown,
  component: () => (
    <ServerData>
      <AccountPages>
        <AdminLayout />
      </AccountPages>
    </ServerData>
  ),
})
