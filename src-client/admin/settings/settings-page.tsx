import '@mantine/core/styles/Alert.css'
import { Alert, Skeleton } from '@mantine/core'
import { systemWarnings } from '../../../shared/admin/settings.ts'
import { formatDate } from '../../../shared/business-time.ts'
import { trpc } from '../../trpc.ts'
import { Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import css from '../admin.module.css'
import type { Place } from '../pager.tsx'
import { Admins } from './admins.tsx'
import { AuditLog } from './audit-log.tsx'
import { PromoteForm } from './promote-form.tsx'

interface Props {
  place: Place
  onPlace: (place: Place) => void
}

/** The administrators, the state of the system, and the audit log. */
export function SettingsPage({ place, onPlace }: Props) {
  return (
    <>
      <header className={css.head}>
        <h1>Settings</h1>
      </header>
      <div className={css.columns}>
        <PromoteForm />
        <Admins />
      </div>
      <SystemInformation />
      <h2>Audit log</h2>
      <AuditLog place={place} onPlace={onPlace} />
    </>
  )
}

function SystemInformation() {
  const system = trpc.admin.system.useQuery()
  return (
    <section className={css.card}>
      <h2>System Information</h2>
      <Loaded query={system} skeleton={<Skeleton height={96} radius="md" />}>
        {({ version, migration, today, warnings }) => (
          <>
            {warnings.map((warning) => (
              <Alert key={warning} color="orange" title="The server needs attention">
                {systemWarnings[warning]}
              </Alert>
            ))}
            <Facts
              rows={[
                ['Version', version],
                ['Database', `Connected, migration ${migration}`],
                ['Today', `${formatDate(today)}, ${today.slice(0, 4)}`],
              ]}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
