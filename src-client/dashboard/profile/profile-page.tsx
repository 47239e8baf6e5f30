import { Skeleton } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../dashboard.module.css'
import { PasswordCard } from './password-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Contact details for the checkout, the password, and the user's sessions. */
export function ProfilePage() {
  const profile = trpc.dashboard.profile.useQuery(undefined, { refetchOnWindowFocus: false })
  const sessions = trpc.auth.sessions.useQuery()
  return (
    <>
      <header className={css.head}>
        <h1>Profile Settings</h1>
        <p>We fill these in for you at the checkout.</p>
      </header>
      <QueryBoundary query={profile} skeleton={<Skeleton height={480} radius="lg" />}>
        {(saved) => <ProfileForm initial={saved} />}
      </QueryBoundary>
      <QueryBoundary query={sessions} skeleton={<Skeleton height={280} radius="lg" />}>
        {({ hasPassword, sessions: list }) => (
          <>
            <PasswordCard hasPassword={hasPassword} />
            <SessionsCard sessions={list} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
