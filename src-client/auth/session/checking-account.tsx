import { Loader } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { ActionButton } from '../../ui/action-button.tsx'
import css from '../auth.module.css'

/** Shown while the current user is loading. */
export const CheckingAccount = () => (
  <div className={css.waiting}>
    <Loader aria-label="Checking your account" role="status" />
  </div>
)

/** Shown if it did not answer. */
export function AccountUnknown({ reset }: { reset: () => void }) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={css.waiting}>
      <p>We could not check who you are.</p>
      <ActionButton onClick={retry}>Try again</ActionButton>
    </div>
  )
}
