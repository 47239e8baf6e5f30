import '@mantine/core/styles/Alert.css'
import { Alert, Skeleton } from '@mantine/core'
import { systemWarnings } from '../../../shared/admin/settings.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import type { PageCursor } from '../search-params.ts'
import { Admins } from './admins.tsx'
import { AreaRequests } from './area-requests.tsx'
import { Areas } from './areas.tsx'
import { AuditLog } from './audit-log.tsx'
import { PromoteForm } from './promote-form.tsx'

interface Props {
  place: PageCursor
  onPage: (place: PageCursor) => void
}

/** The administrators, where the company works, the state of the system, and the audit log. */
export function SettingsPage({ place, onPage }: Props) {
  return (
    <>
      <header className={css.head}>
        <h1>Settings</h1>
      </header>
      <div className={css.columns}>
        <PromoteForm />
        <Admins />
      </div>
      <Areas />
      <AreaRequests />
      <SystemInformation />
      <h2>Audit log</h2>
      <AuditLog place={place} onPage={onPage} />
    </>
  )
}

function SystemInformation() {
  const system = trpc.admin.settings.system.useQuery()
  return (
    <section className={css.card}>
      <h2>System Information</h2>
      <QueryBoundary query={system} skeleton={<Skeleton height={96} radius="md" />}>
        {({ version, migration, today, warnings }) => (
          <>
            {warnings.map((warning) => (
              <Alert key={warning} color="orange" title="The server needs attention">
                {systemWarnings[warning]}
              </Alert>
            ))}
            <DescriptionList
              rows={[
                ['Version', version],
                ['Database', 'Connected'],
                ['Today', `${formatDate(today)}, ${today.slice(0, 4)}`],
                ['Migration', migration],
              ]}
            />
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
