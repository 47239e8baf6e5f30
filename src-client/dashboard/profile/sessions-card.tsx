import { Button } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { setAccount } from '../../auth/session/account.ts'
import { businessTime } from '../../business-clock.ts'
import { settings } from '../../settings.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import page from '../dashboard.module.css'
import css from './sessions-card.module.css'

type Session = inferRouterOutputs<AppRouter>['auth']['sessions']['sessions'][number]

const failure = {
  failed: 'Still signed in',
  failedText: () => 'That did not work. Please try again.',
}

/** The user's sessions; each can be signed out, or all at once. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const end = trpc.auth.endSession.useMutation()
  const ending = useSubmit(end.mutateAsync, failure)
  const endAll = trpc.auth.signOutEverywhere.useMutation()
  const endingAll = useSubmit(() => endAll.mutateAsync(), {
    ...failure,
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
                  : `Last used ${formatMoment(businessTime(lastUsedAt), settings.timeZone)}`}
              </p>
            </div>
            {current ? null : (
              <Button
                variant="default"
                disabled={ending.isSubmitting}
                aria-label={`Sign out ${device}`}
                onClick={() => ending.submit({ id })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={page.actions}>
        <Button
          variant="default"
          loading={endingAll.isSubmitting}
          onClick={() => endingAll.submit(undefined)}
        >
          Sign out everywhere
        </Button>
      </p>
    </section>
  )
}
