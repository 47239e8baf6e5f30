import { Skeleton } from '@mantine/core'
import { trpc } from '../trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import css from './dashboard.module.css'
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
      <Loaded query={profile} skeleton={<Skeleton height={480} radius="lg" />}>
        {(known) => <ProfileForm initial={known} />}
      </Loaded>
      <Loaded query={sessions} skeleton={<Skeleton height={280} radius="lg" />}>
        {(known) => (
          <>
            <PasswordCard hasPassword={known.hasPassword} />
            <SessionsCard sessions={known.sessions} />
          </>
        )}
      </Loaded>
    </>
  )
}
