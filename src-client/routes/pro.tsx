import { createFileRoute } from '@tanstack/react-router'
import { AccountPages } from '../auth/session/account-pages.tsx'
import { AccountUnknown, CheckingAccount } from '../auth/session/checking-account.tsx'
import { requireProfessional } from '../auth/session/guards.ts'
import { VisitsPage } from '../professional/visits-page.tsx'
import { ServerData } from '../server-data.tsx'
import { head } from '../ui/page/head.ts'

export const Route = createFileRoute('/pro')({
  head: head('My Visits'),
  beforeLoad: requireProfessional,
  pendingMs: 0,
  pendingComponent: CheckingAccount,
  errorComponent: AccountUnknown,
  component: () => (
    <ServerData>
      <AccountPages>
        <VisitsPage />
      </AccountPages>
    </ServerData>
  ),
})
