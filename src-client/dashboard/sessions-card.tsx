import { Button } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { formatMoment, wallClock } from '../../shared/business-time.ts'
import { setAccount } from '../auth/account.ts'
import { settings } from '../settings.ts'
import { type AppRouter, trpc } from '../trpc.ts'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import page from './dashboard.module.css'
import css from './sessions-card.module.css'

type Session = inferRouterOutputs<AppRouter>['auth']['sessions']['sessions'][number]

const failed = () => toastProblem('Still signed in', 'That did not work. Please try again.')

/** The user's sessions; each can be signed out, or all at once. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const end = trpc.auth.endSession.useMutation({ onError: failed })
  const endAll = trpc.auth.signOutEverywhere.useMutation({
    onError: failed,
    onSuccess: () => {
      toastSuccess('Signed out everywhere', 'You can sign in again at any time.')
      setAccount(null)
    },
  })
  return (
    <section className={page.card}>
      <h2>Where you are signed in</h2>
      <ul className={css.sessions}>
        {sessions.map(({ id, device, lastUsedAt, current }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <p>
                {current
                  ? 'This browser'
                  : `Last used ${formatMoment(wallClock(new Date(lastUsedAt), settings.timeZone), settings.timeZone)}`}
              </p>
            </div>
            {current ? null : (
              <Button
                variant="default"
                disabled={end.isPending}
                aria-label={`Sign out ${device}`}
                onClick={() => end.mutate({ id })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={page.actions}>
        <Button variant="default" loading={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
      </p>
    </section>
  )
}
